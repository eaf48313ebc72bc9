/// The style sheet of the page around the pictures.
internal enum GuideRules {
  /// The rules of the page, its header and its navigation.
  static let page: StaticString = """
    :root{color-scheme:light dark;--bg:light-dark(#fff,#0c0d0f);--raised:light-dark(#fafafb,#121316);\
    --sunken:light-dark(#f2f2f4,#1c1d21);--line:light-dark(#e4e4e8,#26272c);--edge:light-dark(#d3d3d9,#3a3b42);\
    --text:light-dark(#17171a,#f3f3f5);--soft:light-dark(#5b5b66,#a3a3ae);--focus:light-dark(#2563eb,#7aa2ff);\
    --good:light-dark(#15683a,#7ee2a8);--good-bg:light-dark(#e3f7ea,#10281a);\
    --warn:light-dark(#7a4a05,#f6c566);--warn-bg:light-dark(#fdf3dc,#2c210b);\
    --bad:light-dark(#b42318,#ff9b8e);--bad-bg:light-dark(#fdeceb,#341614);\
    --mono:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",Consolas,monospace;\
    font:15px/1.55 ui-sans-serif,-apple-system,system-ui,"Segoe UI","Helvetica Neue",Roboto,sans-serif;\
    -webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:84px;scrollbar-color:var(--edge) #0000}
    :root,.p{--usual: ;--more:initial}
    html:has(#_contrast:checked),html:has(#_contrast:checked) .p{--usual:initial;--more: }
    html:has(#_light:checked){color-scheme:light}
    html:has(#_dark:checked){color-scheme:dark}
    html:has(#_contrast:checked){--line:light-dark(#77777f,#8d8d97);--edge:light-dark(#55555c,#b5b5bf);\
    --soft:var(--text);--text:light-dark(#000,#fff);--bg:light-dark(#fff,#000)}
    body{margin:0;background:var(--bg);color:var(--text);display:grid;grid-template-columns:264px minmax(0,1fr);\
    grid-template-rows:auto 1fr;min-height:100vh}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:fixed;z-index:9;top:-60px;left:12px;padding:8px 14px;border-radius:8px;background:var(--text);\
    color:var(--bg)}
    .skip:focus{top:10px}
    .bar :focus-visible,nav :focus-visible,main>:focus-visible,summary:focus-visible,.copy:focus-visible,\
    .anchor:focus-visible,label:has(>:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
    main:focus{outline:none}
    .stage:focus-visible{outline:2px solid var(--focus);outline-offset:-3px}
    .bar{grid-column:1/-1;position:sticky;top:0;z-index:4;display:flex;align-items:center;gap:10px;height:60px;\
    padding:0 clamp(16px,2.4vw,28px);background:color-mix(in srgb,var(--bg) 82%,#0000);\
    backdrop-filter:saturate(1.8) blur(14px);border-bottom:1px solid var(--line)}
    .bar svg{display:block;width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:1.6;\
    stroke-linecap:round;stroke-linejoin:round;flex:none}
    .brand{flex:1 1 0;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:650;\
    font-size:16px;letter-spacing:-.01em;color:inherit;text-decoration:none;unicode-bidi:isolate}
    .menu{display:none;padding:8px;margin-left:-8px;border:0;border-radius:8px;background:none;color:inherit}
    .find{display:flex;align-items:center;gap:8px;width:clamp(120px,30vw,340px);height:36px;box-sizing:border-box;\
    padding:0 10px;border:1px solid var(--line);border-radius:9px;background:var(--raised);color:var(--soft)}
    .find:focus-within{border-color:var(--focus)}
    .find input{flex:1;min-width:0;border:0;outline:0;background:none;color:var(--text);font:inherit;font-size:14px;\
    appearance:none}
    .find input::placeholder{color:var(--soft)}
    .find kbd{font:11px/1 var(--mono);padding:3px 6px;border:1px solid var(--line);border-radius:5px}
    .switch{display:flex;height:36px;box-sizing:border-box;margin:0;padding:2px;border:1px solid var(--line);\
    border-radius:9px;background:var(--raised);color:var(--soft)}
    .switch input{position:absolute;opacity:0;width:1px;height:1px;margin:0}
    .switch>label,label.switch{display:grid;place-items:center;padding:0 7px;border-radius:6px;cursor:pointer}
    label.switch{border-radius:9px}
    .switch label:has(:checked),label.switch:has(:checked){background:var(--bg);color:var(--text);\
    box-shadow:0 0 0 1px var(--edge)}
    .theme{position:relative;font:inherit;font-size:14px;height:36px;max-width:150px;padding:0 28px 0 12px;\
    border:1px solid var(--line);border-radius:9px;background:var(--raised);color:var(--text);appearance:none;\
    background-image:linear-gradient(45deg,#0000 50%,var(--soft) 50%),\
    linear-gradient(-45deg,#0000 50%,var(--soft) 50%);\
    background-size:5px 5px;background-position:right 15px center,right 10px center;background-repeat:no-repeat}
    nav{box-sizing:border-box;position:sticky;display:block;inset:60px auto auto 0;align-self:start;width:auto;\
    height:calc(100vh - 60px);height:calc(100dvh - 60px);max-height:none;margin:0;padding:24px 14px 40px;overflow:auto;\
    border:0;border-right:1px solid var(--line);background:none;color:inherit;scrollbar-width:thin}
    nav p{margin:0 0 6px;padding:0 10px;font-size:12px;font-weight:600;color:var(--soft)}
    nav ul{margin:0 0 24px;padding:0;list-style:none}
    nav a{display:flex;align-items:center;gap:8px;padding:6px 10px;border-radius:8px;color:var(--soft);font-size:14px;\
    text-decoration:none;line-height:1.4}
    nav a span:first-child{flex:1;min-width:0;overflow-wrap:anywhere;unicode-bidi:isolate}
    nav a:hover{background:var(--sunken);color:var(--text)}
    nav a[aria-current]{background:var(--sunken);color:var(--text);font-weight:600}
    nav ul ul{margin:0 0 8px;padding-left:10px}
    nav li ul a{padding-block:4px;font-size:13px}
    nav details{border:0}
    nav summary{align-items:center;gap:8px;padding:4px 10px;border-radius:8px;flex-wrap:nowrap}
    nav summary span{flex:1;min-width:0}
    nav summary:hover{background:var(--sunken)}
    nav summary::after{margin:-4px 2px 0 0}
    nav small{font-size:12px;font-weight:400;font-variant-numeric:tabular-nums;color:var(--soft)}
    .dot{width:7px;height:7px;border-radius:50%;background:var(--bad);position:relative}

    """

  /// The rules of the content.
  static let parts: StaticString = """
    main{min-width:0;box-sizing:border-box;max-width:1280px;padding:56px clamp(16px,4vw,56px) 120px}
    .title h1{margin:0 0 14px;font-size:clamp(34px,5vw,52px);line-height:1.05;letter-spacing:-.035em;font-weight:700;\
    overflow-wrap:anywhere;unicode-bidi:isolate}
    .figures{display:flex;flex-wrap:wrap;gap:6px 22px;margin:0;padding:0;list-style:none;color:var(--soft)}
    .figures b{color:var(--text);font-weight:650;font-variant-numeric:tabular-nums}
    .none{margin:56px 0;color:var(--soft);font-size:17px}
    section{margin-top:72px}
    .cards>article{content-visibility:auto;contain-intrinsic-size:auto 230px}
    .finding section{margin-top:40px}
    section[hidden],article[hidden],li[hidden]{display:none!important}
    .top h2{margin:0;font-size:28px;line-height:1.2;letter-spacing:-.022em;font-weight:680;overflow-wrap:anywhere;\
    unicode-bidi:isolate}
    .anchor{color:var(--soft);text-decoration:none;font-weight:400;opacity:0;padding:0 4px;border-radius:6px}
    :is(h2,h3,h4,h5,h6):hover>.anchor,.anchor:focus{opacity:1}
    .top p{max-width:68ch;margin:8px 0 0;color:var(--soft);font-size:16px}
    .top .facts{display:flex;flex-wrap:wrap;gap:6px;margin-top:14px;font-size:12.5px}
    .facts span,.bad,.good{padding:2px 9px;border-radius:99px;background:var(--sunken);color:var(--soft);\
    font-weight:550;white-space:nowrap}
    .facts .good{background:var(--good-bg);color:var(--good)}
    .facts .bad,.bad{background:var(--bad-bg);color:var(--bad)}
    .choices{margin:22px 0 0;display:grid;gap:8px}
    .choices div{display:flex;align-items:baseline;gap:14px}
    .choices dt{flex:none;width:92px;color:var(--soft);font-size:13.5px;overflow-wrap:anywhere}
    .choices dd{margin:0;display:flex;flex-wrap:wrap;gap:6px}
    .choices code{padding:2px 8px;border:1px solid var(--line);border-radius:6px;background:var(--raised);\
    font:12.5px/1.5 var(--mono);unicode-bidi:isolate}
    .report{margin-top:22px;padding:12px 16px;border-radius:12px;background:var(--warn-bg);color:var(--warn);\
    font-size:14px}
    .report h3{margin:0 0 2px;font-size:13px;font-weight:650}
    .report ul{margin:0;padding-left:18px}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--c)),1fr));gap:20px;margin-top:26px}
    article{display:flex;flex-direction:column;min-width:0;border:1px solid var(--line);border-radius:14px;\
    background:var(--bg);overflow:hidden;scroll-margin-top:84px}
    article:target{border-color:var(--focus);box-shadow:0 0 0 1px var(--focus)}
    article h3{display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px;margin:0;padding:12px 16px;font-size:14px;\
    font-weight:620;overflow-wrap:anywhere;unicode-bidi:isolate}
    article h3 i{font-style:normal;font-weight:400;color:var(--soft);margin-right:2px}
    article h3 .bad{margin-left:auto;font-size:12px}
    .stage{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,var(--w)),1fr));gap:22px 16px;flex:1;\
    align-items:center;padding:28px 16px 14px;border-block:1px solid var(--line);\
    background:var(--ground,light-dark(#fff,#000));overflow:auto hidden}
    figure{display:flex;flex-direction:column;align-items:center;justify-content:space-between;gap:12px;margin:0;\
    min-width:0;height:100%}
    figure>.p,form>.p{max-width:100%;display:flex;flex-direction:column;align-items:center;position:relative;\
    margin:auto 0}
    figure>.p.f,form>.p.f{align-items:stretch;width:100%}
    figcaption{font-size:11.5px;line-height:1.4;color:var(--soft);text-align:center;overflow-wrap:anywhere}
    .code{display:flex;align-items:center;gap:8px;padding:8px 8px 8px 16px;background:var(--raised)}
    .code code{flex:1;min-width:0;overflow-x:auto;white-space:pre;font:12.5px/1.6 var(--mono);unicode-bidi:isolate;\
    scrollbar-width:none}
    .copy{flex:none;padding:4px 10px;border:1px solid var(--line);border-radius:7px;background:var(--bg);\
    color:var(--soft);font:inherit;font-size:12.5px;font-weight:550;cursor:pointer}
    .copy:hover{color:var(--text);border-color:var(--edge)}
    details{border-top:1px solid var(--line);font-size:13px}
    summary{display:flex;gap:6px 14px;flex-wrap:wrap;padding:9px 16px;color:var(--soft);cursor:pointer;\
    list-style:none;user-select:none}
    summary::-webkit-details-marker{display:none}
    summary::after{content:"";width:6px;height:6px;margin:5px 2px 0 auto;border:solid currentColor;\
    border-width:0 1.5px 1.5px 0;transform:rotate(45deg);transition:transform .15s}
    details[open]>summary::after{transform:rotate(225deg) translate(-2px,-2px)}
    summary:hover{color:var(--text)}
    article table{width:100%;border-spacing:0;padding:0 16px 12px;font:12px/1.5 var(--mono)}
    article th{width:38%;font-weight:400;text-align:left;color:var(--soft)}
    article td,article th{padding:4px 12px 4px 0;border-top:1px solid var(--line);vertical-align:top;\
    overflow-wrap:anywhere;unicode-bidi:isolate}
    article td{padding-right:0}
    .w{display:inline-block;width:11px;height:11px;margin-right:6px;border-radius:3.5px;vertical-align:-1px;\
    background:var(--f);box-shadow:inset 0 0 0 1px light-dark(#0002,#fff3)}
    .kind{scroll-margin-top:84px;margin:34px 0 14px;font-size:13px;font-weight:600;color:var(--soft)}
    .group>:is(h4,h5,h6){margin:22px 0 10px;font:600 13px/1.5 var(--mono);overflow-wrap:anywhere;unicode-bidi:isolate;\
    scroll-margin-top:84px}
    .finding .group:not(:has(article:not([hidden]))){display:none}
    .tokens .refs{margin-block:10px -12px;font-size:12px}
    .refs summary{padding:6px 0}
    .refs ul{margin:0 0 8px;padding:0;list-style:none}
    .refs a{color:inherit;overflow-wrap:anywhere}
    .tokens{display:grid;gap:14px}
    .tokens,.tokens article{color:var(--text)}
    .fonts,.lengths{background:var(--ground,none)}
    :is(.radii,.shadows,.borders,.gradients,.motions)>article{background:var(--ground,var(--bg))}
    @media(min-width:900px){.colors{grid-template-columns:repeat(auto-fill,minmax(212px,1fr))!important}}
    .tokens b{font-size:14px;font-weight:620;overflow-wrap:anywhere;unicode-bidi:isolate}
    .tokens code,.tokens dd,.tokens small{font:12px/1.5 var(--mono);color:var(--soft);overflow-wrap:anywhere;\
    unicode-bidi:isolate}
    .tokens p{margin:4px 0 0;color:var(--soft);font-size:13px}
    .tokens .bad{margin-left:8px;font-size:11.5px}
    .colors .bad{display:inline-block}
    .colors{grid-template-columns:repeat(auto-fill,minmax(min(100%,176px),1fr))}
    .colors article{display:block;padding-bottom:12px}
    .colors article>*,.colors article>div>*{margin-inline:14px}
    .swatch{display:block;height:92px;margin:0 0 12px!important;border-bottom:1px solid var(--line);\
    background:linear-gradient(var(--f) 0 0),conic-gradient(var(--line) 25%,var(--bg) 0 50%,var(--line) 0 75%,\
    var(--bg) 0) 0 0/16px 16px}
    .colors b,.colors code{display:block}
    .colors dl{margin-block:6px 0}
    .colors dl div{display:flex;flex-wrap:wrap;gap:0 8px;font-size:12px;align-items:baseline}
    .colors dt{flex:1;color:var(--soft)}
    .colors dd{margin:0;color:var(--text);white-space:nowrap}
    .colors dd:last-child{min-width:46px;text-align:right;color:var(--soft)}
    .colors dd:last-child::after{content:":1"}
    .fonts,.lengths,.others{gap:0;border:1px solid var(--line);border-radius:14px}
    .fonts article,.lengths article,.others article{display:block;padding:14px 16px;border:0;border-radius:0;\
    border-top:1px solid var(--line);background:none}
    .fonts article:first-child,.lengths article:first-child,.others article:first-child{border-top:0}
    .fonts b,.fonts code,.fonts small{margin-right:14px}
    .fonts .specimen{margin:0 0 8px;color:var(--text);line-height:1.2;overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap}
    .lengths b,.others b{display:inline-block;min-width:136px;margin-right:14px}
    .length{display:block;height:10px;margin-top:8px;max-width:100%;border-radius:3px;\
    background:var(--mark,light-dark(#8a8fff,#5f65e8))}
    :is(.shadows,.borders,.gradients,.motions){grid-template-columns:repeat(auto-fill,minmax(min(100%,160px),1fr))}
    :is(.shadows,.borders,.gradients,.motions) article{display:block;padding:28px 20px 16px}
    :is(.shadows,.borders,.gradients,.motions) :is(b,code){display:block}
    .shade{display:block;height:72px;margin-bottom:28px;border-radius:12px;background:light-dark(#fff,#1c1c1f)}
    .line,.band{display:block;box-sizing:border-box;height:72px;margin-bottom:16px;border-radius:12px}
    .curve{display:block;width:72px;height:108px;margin-bottom:8px;overflow:visible;fill:none;\
    stroke:var(--mark,#8a8fff);stroke-width:3;stroke-linecap:round}
    .radii{grid-template-columns:repeat(auto-fill,minmax(min(100%,148px),1fr))}
    .radii article{display:block;padding:16px}
    .radii b,.radii code{display:block}
    .radius{display:block;width:72px;height:72px;margin-bottom:12px;border:2px solid light-dark(#8a8fff,#7f84ff);\
    background:light-dark(#eeeeff,#1f2047)}
    .errors,.warnings{margin:0 16px 12px;padding:8px 12px 8px 28px;border-radius:9px;background:var(--bad-bg);\
    color:var(--bad);overflow-wrap:anywhere}
    .warnings{background:var(--warn-bg);color:var(--warn)}
    .errors small{opacity:.8}

    """
}
