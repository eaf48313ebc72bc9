extension GuideRules {
  /// The rules for narrow windows, for paper, for forced colors, and for browsers without scripts.
  static let media: StaticString = """
    @media not (forced-colors:active){
    .worn :is(:focus-visible,:has(:focus-visible)){outline:none}
    }
    @media(forced-colors:active){
    .w,.swatch,.length,.shade,.radius,.line,.band,.dot{forced-color-adjust:none}
    .dot{background:LinkText}
    .switch label:has(:checked),label.switch:has(:checked){forced-color-adjust:none;background:Highlight;\
    color:HighlightText}
    .theme{padding:0 8px;appearance:auto}
    nav a[aria-current],article:target{outline:2px solid Highlight;outline-offset:-2px}
    }
    @media(max-width:899px){
    body{grid-template-columns:minmax(0,1fr)}
    .menu{display:block}
    .find kbd{display:none}
    nav{display:none}
    nav:popover-open{display:block;position:fixed;inset:60px auto 0 0;width:min(320px,86vw);z-index:5;\
    background:var(--bg);box-shadow:0 12px 40px #0003}
    nav::backdrop{background:#0006}
    main{padding-top:36px}
    section{margin-top:56px}
    }
    @media(max-width:560px){
    :root{scroll-padding-top:116px}
    :root:has(.theme){scroll-padding-top:160px}
    .bar{flex-wrap:wrap;height:auto;padding-block:8px;gap:8px}
    .find{order:9;flex:1 0 100%;width:auto}
    .bar:has(.theme) .find{flex:1 0 140px}
    .theme{order:10}
    .title h1{margin-bottom:10px}
    .top h2{font-size:24px}
    }
    @media(scripting:none){.copy,.find{display:none}}
    @media print{
    :root,html:has(#_dark:checked){color-scheme:light}
    body{display:block}
    .bar,nav,.copy,.anchor,.skip,.refs{display:none!important}
    main{padding:0;max-width:none}
    section{margin-top:32px}
    .top,.top *,.kind,.group>:is(h4,h5,h6),article>h3{break-after:avoid}
    .top,figure,tr,article>h3,.code,summary,.tokens>article,.group:not(:has(.group,article:nth-child(5))),\
    :is(.errors,.warnings,.report) li{break-inside:avoid}
    .cards{grid-template-columns:repeat(auto-fill,minmax(min(100%,max(220px,var(--w) + 34px)),1fr));gap:16px;\
    align-items:start}
    .cards>article{content-visibility:visible;display:block;overflow:visible;break-inside:avoid}
    .fonts,.lengths,.others{display:block;border:0;border-radius:0}
    :is(.fonts,.lengths,.others)>article{border:1px solid var(--line)!important;margin-top:-1px}
    .cards table{display:none}
    .cards .stage{display:flex;flex-wrap:wrap;align-items:flex-end;overflow:visible}
    .cards figure{flex:1 0 min(100%,var(--w));height:auto}
    .code code{white-space:pre-wrap;overflow:visible;overflow-wrap:anywhere}
    details::details-content{content-visibility:visible;block-size:auto}
    .p,.w,.stage,.fonts,.lengths{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
