/// The script of the page: search, the address, copying, pictures that can be operated, the current section and the
/// group of the address in the navigation, and the focus of code and pictures that scroll. These are searched in a few
/// cards at a time, because cards out of view have no layout.
///
/// Switches need no script. The address has the search and the switches in its query, so that its fragment is that of a
/// section or a card.
///
/// The pictures of a card are one tab stop. Pointing at them, or Enter, makes the first picture operable. It then looks
/// like the picture of its present state, except for controls inside that are not in that state. All other pictures are
/// inert.
///
/// The text does not depend on the guide, so that its hash is a constant.
internal enum GuideScript {
  /// The hash of ``source`` in the notation of a content security policy.
  static let hash = "sha256-t8mKSAUOkGPQkPBVQrqJ1P4fbv4KzWP1gXHnLKSqBU8="

  static let source: StaticString = """
    "use strict";(()=>{
    const all=(s,e=document)=>[...e.querySelectorAll(s)],id=s=>document.getElementById(s);
    const field=id("_search"),said=id("_said"),none=id("_none"),nav=id("_nav");
    const links=new Map(all("#_nav a").map(a=>[a.hash.slice(1),a]));
    let parts;
    const read=()=>parts||=all("main>section").map(e=>({e,link:links.get(e.id),
    text:(e.querySelector(".top")||e).textContent.toLowerCase(),
    title:e.querySelector("h2").textContent.toLowerCase(),
    cards:all("article",e).map(e=>({e,text:e.textContent.toLowerCase()}))}));
    const tally=(a,count)=>{
    const small=a.querySelector("small");small.dataset.all??=small.textContent;
    small.textContent=count??small.dataset.all;
    };
    const tallyGroups=isAll=>{
    for(const[k,a]of links)if(a.matches("ul ul a")){
    const count=id(decodeURIComponent(k)).parentElement.querySelectorAll("article:not([hidden])").length;
    tally(a,isAll?null:count);a.parentElement.hidden=!isAll&&!count;
    }
    for(const d of all("#_nav details")){
    const first=d.querySelector("li");
    tally(d.firstElementChild,isAll?null:first.querySelector("small").textContent);d.parentElement.hidden=first.hidden;
    }
    for(const p of all("#_nav>p"))p.hidden=!p.nextElementSibling.querySelector(":scope>li:not([hidden])");
    };
    const find=()=>{
    const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);let count=0;
    for(const part of read()){
    let found=0;
    for(const card of part.cards){
    const is=words.every(w=>card.text.includes(w)||part.title.includes(w));
    card.e.hidden=!is;if(is)found++;
    }
    if(!part.cards.length&&words.every(w=>part.text.includes(w)))found=1;
    part.e.hidden=!found&&words.length>0;count+=found;
    if(part.link){part.link.parentElement.hidden=part.e.hidden;tally(part.link,words.length?found:null)}
    }
    tallyGroups(!words.length);
    document.documentElement.classList.toggle("finding",words.length>0);
    none.hidden=count>0||!words.length;said.textContent=words.length?count+" found":"";
    };
    const theme=document.querySelector(".theme"),contrast=id("_contrast");
    let isKept=true;
    const show=()=>{
    if(!isKept)return;
    const a=new URLSearchParams(location.search),text=a.get("q")||"";
    if(theme){theme.value=a.get("theme");if(theme.selectedIndex===-1)theme.selectedIndex=0}
    id(a.has("dark")?"_dark":a.has("light")?"_light":"_system").checked=true;contrast.checked=a.has("contrast");
    if(field.value!==text||text){field.value=text;find()}
    };
    const keep=isNew=>{
    const a=[];
    if(field.value)a.push("q="+encodeURIComponent(field.value));
    if(theme&&theme.selectedIndex>0)a.push("theme="+encodeURIComponent(theme.value));
    for(const s of["dark","light","contrast"])if(id("_"+s).checked)a.push(s);
    const search=a.length?"?"+a.join("&"):"";
    if(search!==location.search)try{
    history[isNew?"pushState":"replaceState"](null,"",location.pathname+search+location.hash);
    }catch{isKept=false}
    };
    let frame=0,isTyping=false;
    const type=()=>{find();keep(!isTyping);isTyping=true};
    field.addEventListener("input",()=>{cancelAnimationFrame(frame);frame=requestAnimationFrame(type)});
    field.addEventListener("change",()=>{isTyping=false});
    document.querySelector(".bar").addEventListener("change",e=>{if(e.target!==field)keep(true)});
    addEventListener("popstate",()=>{isTyping=false;show()});
    addEventListener("pageshow",show);
    show();
    document.addEventListener("keydown",e=>{
    if(e.key==="/"&&!e.ctrlKey&&!e.metaKey&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)){
    e.preventDefault();field.focus();field.select();
    }else if(e.key==="Escape"&&e.target===field&&field.value){field.value="";type()}
    });
    const copy=async text=>{
    try{await navigator.clipboard.writeText(text)}catch{
    const area=document.createElement("textarea");area.value=text;area.className="unseen";document.body.append(area);
    area.select();document.execCommand("copy");area.remove();
    }
    };
    document.addEventListener("click",async e=>{
    const button=e.target.closest(".copy");
    if(button){
    await copy(button.previousElementSibling.textContent);button.focus();
    button.textContent="Copied";said.textContent="Copied";
    setTimeout(()=>{button.textContent="Copy";said.textContent=""},1600);
    }else if(e.target.closest("#_nav a")&&nav.matches(":popover-open"))nav.hidePopover();
    });
    const operable=":is(a[href],button,input,select,textarea,[tabindex])";
    const usual=s=>all("figure:first-child .p",s),tree=p=>p?all("*",p):[],worn=new Map(),awake=new Set();
    const wear=(p,look,state)=>{
    const to=tree(p);
    if(!worn.has(p))worn.set(p,to.map(e=>[e.getAttribute("class"),e.getAttribute("style")]));
    p.classList.toggle("worn",state===":focus-visible");
    const own=worn.get(p),from=tree(look).map(e=>[e.getAttribute("class"),e.getAttribute("style")]);
    const holds=e=>{
    const control=e.closest(operable);
    return[p.contains(control)?control:p.firstElementChild,e.closest("[data-g]")]
    .some(e=>e&&(e.matches(state)||e.querySelector(state)));
    };
    to.forEach((e,i)=>["class","style"].forEach((name,k)=>{
    const value=(from.length===to.length&&holds(e)?from:own)[i][k];
    if(e.getAttribute(name)!==value)value===null?e.removeAttribute(name):e.setAttribute(name,value);
    }));
    };
    const feel=()=>{
    for(const stage of awake){
    const p=usual(stage).find(p=>p.checkVisibility()),root=p&&p.firstElementChild;
    if(!root)continue;
    const figures=all("figure",stage);
    const figure=[[":active","highlighted"],[":focus-visible","focused"],[":hover","hovered"]]
    .filter(([s])=>root.matches(s)||root.querySelector(s))
    .map(([s,name])=>[s,figures.find(f=>f.querySelector(":scope>figcaption")?.textContent===name)]).find(([,f])=>f);
    wear(p,figure&&all(".p",figure[1]).find(p=>p.checkVisibility()),figure?.[0]);
    }
    };
    const wake=stage=>{awake.add(stage);for(const p of usual(stage))p.inert=false};
    const settle=focus=>{
    for(const stage of awake){
    if(stage.matches(":hover")||(focus!==stage&&stage.contains(focus)))continue;
    awake.delete(stage);
    for(const p of usual(stage)){if(worn.has(p))wear(p);p.inert=true}
    }
    };
    document.addEventListener("pointerover",e=>{
    settle(document.activeElement);
    const stage=e.target.closest(".stage");
    if(stage)wake(stage);
    });
    document.addEventListener("focusin",e=>settle(e.target));
    document.addEventListener("focusout",e=>{if(!e.relatedTarget&&document.hasFocus())settle(null)});
    document.addEventListener("keydown",e=>{
    const stage=e.target.closest(".stage");
    if(e.key==="Enter"&&e.target===stage){
    e.preventDefault();wake(stage);
    all("figure:first-child .p "+operable,stage).find(c=>c.tabIndex>=0&&!c.disabled&&c.checkVisibility())?.focus();
    }else if(e.key==="Escape"&&stage)stage.focus();
    });
    let tick=0;
    for(const name of["pointerover","pointerdown","pointerup","pointercancel","keydown","keyup","focusin","focusout"])
    document.addEventListener(name,()=>{cancelAnimationFrame(tick);tick=requestAnimationFrame(feel)});
    for(const name of["click","auxclick"])document.addEventListener(name,e=>{
    if(e.target.closest(".p a"))e.preventDefault();
    });
    document.addEventListener("submit",e=>e.preventDefault());
    for(const s of all(".stage"))if(s.querySelector("figure:first-child .p "+operable)){
    s.tabIndex=0;s.role="group";s.ariaDescription="Press Enter to operate the picture, Escape to leave it.";
    const names=[...s.parentElement.querySelector("h3").childNodes].filter(n=>n.className!=="bad");
    s.ariaLabel="Picture of "+names.map(n=>n.textContent).join(", ");
    }
    const seen=new Map();
    let near;
    const mark=()=>{
    const group=links.get(location.hash.slice(1)),part=group?.closest("nav>ul>li").firstElementChild;
    for(const a of links.values())
    a===near||a===group&&(!near||part===near)?a.setAttribute("aria-current","true"):a.removeAttribute("aria-current");
    };
    const reveal=()=>{
    const list=links.get(location.hash.slice(1))?.closest("details");
    if(list)list.open=true;
    mark();
    };
    for(const name of["hashchange","popstate","pageshow"])addEventListener(name,reveal);
    reveal();
    const watch=new IntersectionObserver(changes=>{
    for(const c of changes)seen.set(c.target.id,c.isIntersecting);
    const first=[...links.keys()].find(k=>seen.get(k));
    if(first){near=links.get(first);mark()}
    },{rootMargin:"-80px 0px -60% 0px"});
    for(const s of all("main>section"))watch.observe(s);
    const reach=e=>{
    for(const s of e.skipped?[]:all(".stage:not([role]),.code code",e.target))
    s.scrollWidth>s.clientWidth?s.tabIndex=0:s.removeAttribute("tabindex");
    };
    document.addEventListener("contentvisibilityautostatechange",reach);
    let rest=[];
    const reachRest=()=>{
    for(const e of rest.splice(0,8))reach({target:e});
    if(rest.length)setTimeout(reachRest,30);
    };
    const reachAll=()=>{if(!rest.length)setTimeout(reachRest,30);rest=all("article")};
    addEventListener("resize",reachAll);
    reachAll();
    })()
    """
}
