/// The script of the page: search, copying, the current section in the navigation, and the focus of code that scrolls,
/// which is known when a card comes into view.
///
/// Switches need no script. The text does not depend on the guide, so that its hash is a constant.
internal enum GuideScript {
  /// The hash of ``source`` in the notation of a content security policy.
  static let hash = "sha256-hxqxqX1ErzYOQf8KyS5EAVG/3OlrdtPj8kDVJlyaTkE="

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
    const find=()=>{
    const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);let count=0;
    for(const part of read()){
    let found=0;
    for(const card of part.cards){
    const is=words.every(w=>card.text.includes(w)||part.title.includes(w));
    card.e.hidden=!is;if(is)found++;
    }
    if(!part.cards.length&&words.every(w=>part.text.includes(w)))found=1;
    part.e.hidden=!found&&words.length>0;if(part.link)part.link.parentElement.hidden=part.e.hidden;count+=found;
    }
    document.documentElement.classList.toggle("finding",words.length>0);
    none.hidden=count>0||!words.length;said.textContent=words.length?count+" found":"";
    };
    let frame=0;
    field.addEventListener("input",()=>{cancelAnimationFrame(frame);frame=requestAnimationFrame(find)});
    document.addEventListener("keydown",e=>{
    if(e.key==="/"&&!e.ctrlKey&&!e.metaKey&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)){
    e.preventDefault();field.focus();field.select();
    }else if(e.key==="Escape"&&e.target===field&&field.value){field.value="";find()}
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
    const seen=new Map();
    const watch=new IntersectionObserver(changes=>{
    for(const c of changes)seen.set(c.target.id,c.isIntersecting);
    const first=[...links.keys()].find(k=>seen.get(k));
    if(first)for(const[k,a]of links)k===first?a.setAttribute("aria-current","true"):a.removeAttribute("aria-current");
    },{rootMargin:"-80px 0px -60% 0px"});
    for(const s of all("main>section"))watch.observe(s);
    const reach=e=>{
    for(const s of e.skipped?[]:all(".stage,.code code",e.target))
    s.scrollWidth>s.clientWidth?s.tabIndex=0:s.removeAttribute("tabindex");
    };
    document.addEventListener("contentvisibilityautostatechange",reach);
    addEventListener("resize",()=>reach({target:document}));
    })()
    """
}
