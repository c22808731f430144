/** The one style sheet of the stand-in brand site: two palettes, one layout. */
export const siteCss = `
:root{--ground:#f5f8fb;--surface:#fff;--text:#14273a;--muted:#4c6074;--line:#d7e1ea;--brand:#0b3d6b;--soft:#e0edf8;--link:#0b5394;--action:#e0701a;--action-strong:#ec8233;--on-action:#1f1206;--sail:#fff;--jib:#ffb27a}
[data-brand=islandhopping]{--ground:#fbf7ef;--text:#1d2b2c;--muted:#566262;--line:#e5dccb;--brand:#0a5a5e;--soft:#dcf0ee;--link:#0a666b;--action:#f2725c;--action-strong:#f78873;--on-action:#2a0d07;--jib:#f9c08f}
*,*::before,*::after{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
h1,h2{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif;font-weight:600;letter-spacing:-.01em;text-wrap:balance;color:var(--brand)}
h1{margin:0 0 .75rem;font-size:clamp(2rem,1.3rem + 2.8vw,3.25rem);line-height:1.12}
h2{margin:0 0 .5rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.125rem);line-height:1.2}
h3{margin:0 0 .25rem;font-size:1.125rem;line-height:1.35}
p{margin:0 0 1rem;text-wrap:pretty}
ul,ol{margin:0;padding:0;list-style:none}
dl,dd{margin:0}
img,svg{display:block}
img{max-width:100%;height:auto;background:var(--soft)}
a{color:var(--link);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:4px}
code{font:600 .9375em ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
.skip{position:absolute;left:1rem;top:-4rem;z-index:2;padding:.75rem 1rem;background:var(--surface)}
.skip:focus{top:.5rem}
.wide{width:min(1184px,100% - 2rem);margin-inline:auto}
.narrow{width:min(720px,100% - 2rem);margin-inline:auto}
main>section.wide,main>section.narrow{padding-block:clamp(2rem,5vw,4rem)}
.lead{max-width:46rem;margin-bottom:1.5rem;font-size:1.125rem;color:var(--muted)}
.small{font-size:.875rem}
.icon{flex:none;color:var(--link)}
.site-header{background:var(--surface);border-bottom:1px solid var(--line)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;padding-block:.5rem}
.bar ul{display:flex;flex-wrap:wrap}
.bar nav:first-of-type{margin-inline-start:auto}
.bar li a{display:inline-flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;padding-inline:.625rem;color:var(--text);text-decoration:none;border-radius:8px}
.bar li a:hover{background:var(--soft)}
.bar [aria-current]{font-weight:700;color:var(--link);text-decoration:underline;text-decoration-thickness:2px}
.wordmark{display:flex;align-items:center;gap:.75rem;min-height:48px;color:var(--brand);text-decoration:none}
.wordmark b{display:block;font-size:1.1875rem;line-height:1.2;letter-spacing:-.01em}
.wordmark small{display:block;font-size:.8125rem;line-height:1.3;color:var(--muted)}
.bar .languages{margin-inline-start:0}
@media (max-width:900px){.bar{column-gap:0;justify-content:space-between}.bar nav:first-of-type{order:1;flex-basis:100%;margin-inline:-.625rem}}
@media (max-width:640px){.wordmark small{display:none}.wordmark{gap:.5rem}.wordmark b{font-size:1rem}.mark{width:34px;height:34px}.bar .languages a{padding-inline:.25rem}.bar nav:first-of-type{margin-inline:-.25rem}.bar nav:first-of-type a{padding-inline:.25rem;font-size:.9375rem}}
.mark-disc{fill:var(--brand)}.mark-sail{fill:var(--sail)}.mark-jib{fill:var(--jib)}.mark-wave{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round}
.hero{position:relative;background:var(--soft)}
.hero>img{width:100%;height:clamp(220px,46vw,600px);object-fit:cover;object-position:64% 100%}
.hero-text{position:relative;margin-top:-2.5rem;padding:1.5rem;background:var(--surface);border-radius:16px;box-shadow:0 10px 30px rgb(10 40 70/.12)}
.hero-text p{font-size:1.125rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0 0}
@media (min-width:1024px){.hero{display:grid}.hero>*{grid-area:1/1}.hero>.wide{align-self:center}.hero-text{max-width:30rem;margin:0;padding:2.25rem}}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.625rem 1.375rem;background:var(--action);color:var(--on-action);font-size:1.0625rem;font-weight:700;text-decoration:none;border:2px solid transparent;border-radius:12px}
.button:hover{background:var(--action-strong)}
.button.quiet{background:transparent;color:var(--link);border-color:var(--link)}
.button.quiet:hover{background:var(--soft)}
.promises{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:1.5rem}
.promises li{display:flex;gap:1rem}
.promises p{margin:0;color:var(--muted)}
.section-head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:0 2rem}
.more{display:inline-flex;align-items:center;min-height:44px;margin-bottom:1rem;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:1.5rem}
.card{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--surface);border:1px solid var(--line);border-radius:14px;transition:box-shadow .2s}
.card:hover,.card:focus-within{box-shadow:0 10px 28px rgb(10 40 70/.14)}
.card img,.ships img{width:100%;aspect-ratio:3/2}
.card-body{display:flex;flex:1;flex-direction:column;padding:1.125rem 1.25rem 1.25rem}
.card-facts{display:flex;justify-content:space-between;gap:1rem;margin:0 0 .375rem;font-size:.875rem;color:var(--muted)}
.card h3{font-size:1.1875rem}
.card h3 a{color:var(--text);text-decoration:none}
.card h3 a::after{position:absolute;inset:0;content:""}
.card:hover h3 a{text-decoration:underline}
.card h3 a:focus-visible{outline:0}
.card:has(a:focus-visible){outline:3px solid var(--link);outline-offset:3px}
.card-teaser{color:var(--muted)}
.card-price{margin:auto 0 0}
.card-price b{font-size:1.5rem;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.card-more{margin:.5rem 0 0;font-weight:600;color:var(--link)}
.band{padding-block:clamp(2rem,5vw,4rem);background:var(--surface);border-block:1px solid var(--line)}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:2rem;margin-top:1.5rem;counter-reset:step}
.steps li{counter-increment:step}
.steps li::before{display:grid;place-items:center;width:2.75rem;height:2.75rem;margin-bottom:.75rem;content:counter(step);background:var(--soft);color:var(--link);font-weight:700;border-radius:50%}
.steps p{margin:0;color:var(--muted)}
.ships{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15.5rem,100%),1fr));gap:1.5rem}
.ships img{border-radius:12px}
.ships h3{margin-top:.75rem}
.ships p{margin:0;color:var(--muted)}
.demo{padding-block:clamp(2rem,5vw,4rem);background:var(--soft)}
.demo-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:1.25rem}
.panel{padding:1.375rem;background:var(--surface);border-radius:14px;overflow-wrap:anywhere}
@media (min-width:900px){.panel-tall{grid-row:span 3}}
.codes>div{padding-block:.625rem;border-top:1px solid var(--line)}
.panel table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.panel th,.panel td{padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top;border-top:1px solid var(--line)}
.panel th{border-top:0;font-size:.875rem;color:var(--muted)}
.panel td:first-child{width:12.5rem}
.rows li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.25rem;border-top:1px solid var(--line)}
.rows a{display:inline-flex;align-items:center;min-height:44px}
.rows span{align-self:center;color:var(--muted)}
.facts{margin-bottom:2rem;padding:.5rem 1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:14px}
.facts>div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:0 1rem;padding-block:.75rem;border-bottom:1px solid var(--line)}
.facts>div:last-child{border-bottom:0}
.facts dt{color:var(--muted)}
.facts dd{grid-column:2;font-weight:600;overflow-wrap:anywhere}
.facts dd span{font-weight:400;color:var(--muted)}
.facts dd a{display:inline-block;padding-block:.625rem;margin-block:-.625rem}
@media (max-width:520px){.facts>div{grid-template-columns:1fr}.facts dd{grid-column:1}}
.note{color:var(--muted)}
.plain{margin-bottom:1.5rem;padding-inline-start:1.25rem;list-style:decimal}
.plain li{padding-block:.25rem}
.thanks{display:grid;gap:2.5rem;align-items:start}
.thanks img{border-radius:16px}
@media (min-width:960px){.thanks{grid-template-columns:3fr 2fr}}
.article{padding-block:clamp(2rem,5vw,3.5rem);font-size:1.125rem;line-height:1.7}
.kicker{margin-bottom:.5rem;font-size:.875rem;font-weight:700;color:var(--link)}
.picture{margin-block:1rem 2rem;border-radius:16px;max-height:560px;object-fit:cover;object-position:50% 85%}
.embed{width:min(1184px,100% - 1rem);margin:2.5rem auto;padding:clamp(.75rem,3vw,2rem);background:var(--surface);border:1px solid var(--line);border-radius:16px;font-size:1rem}
boat-bike-booking{display:block;min-height:min(100vh,900px)}
.plain-frame{width:100%;height:640px;border:0}
boat-bike-booking>a{align-self:start;justify-self:start}
.question{margin-bottom:.75rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
.question summary{padding:.875rem 1.25rem;font-weight:600;cursor:pointer}
.question p{padding-inline:1.25rem}
.site-footer{padding-block:2rem;background:var(--brand);color:#fff}
.site-footer ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-bottom:1rem}
.site-footer a{display:inline-flex;align-items:center;min-height:44px;color:#fff}
.site-footer :focus-visible{outline-color:#fff}
.site-footer p{margin-bottom:.5rem}
`;
