import { themeCss } from './theme-files.ts';

/** The layout of the stand-in brand site. Colours, type and shapes are the tool's: `theme-files.ts`. */
export const siteCss = `${themeCss}
*,*::before,*::after{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--color-ground);color:var(--color-text);font:var(--weight-normal) var(--text-m)/1.6 var(--font);-webkit-font-smoothing:antialiased}
h1,h2,h3{font-weight:var(--weight-bold);text-wrap:balance}
h1,h2{letter-spacing:-.01em;color:var(--color-brand)}
h1{margin:0 0 .75rem;font-size:clamp(2rem,1.3rem + 2.8vw,3.25rem);line-height:1.12}
h2{margin:0 0 .5rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.125rem);line-height:1.2}
h3{margin:0 0 .25rem;font-size:1.125rem;line-height:1.35}
p{margin:0 0 1rem;text-wrap:pretty}
ul,ol{margin:0;padding:0;list-style:none}
dl,dd{margin:0}
img,svg{display:block}
img{max-width:100%;height:auto}
img[src^="/images/"],iframe{background:var(--color-brand-soft)}
a{color:var(--color-link);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px;border-radius:4px}
code{font:600 .9375em ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
.skip{position:absolute;left:1rem;top:-4rem;z-index:2;padding:.75rem 1rem;background:var(--color-surface)}
.skip:focus{top:.5rem}
.wide{width:min(1184px,100% - 2rem);margin-inline:auto}
.narrow{width:min(720px,100% - 2rem);margin-inline:auto}
main>section.wide,main>section.narrow{padding-block:clamp(2rem,5vw,4rem)}
.lead{max-width:46rem;margin-bottom:1.5rem;font-size:1.125rem;color:var(--color-muted)}
.icon{flex:none;color:var(--color-link)}
.site-header{background:var(--color-surface);border-bottom:var(--hairline)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-6);min-height:var(--header)}
.wordmark{display:flex;align-items:center;gap:var(--space-4);min-height:var(--target);color:var(--color-muted);text-decoration:none}
.wordmark img{flex:none}
.wordmark small{display:none;text-wrap:balance;font-size:var(--text-xs);line-height:1.3}
@media (min-width:1100px){.wordmark small{display:block;max-width:11rem}}
.menu{position:static;display:flex;flex:1;flex-wrap:wrap;justify-content:flex-end;gap:0 var(--space-6);width:auto;height:auto;margin:0;padding:0;overflow:visible;background:none;color:inherit;border:0}
.menu ul{display:flex;flex-wrap:wrap}
.menu a{display:inline-flex;align-items:center;justify-content:center;min-width:var(--target);min-height:var(--target);padding-inline:var(--space-2);color:var(--color-text);text-decoration:none;border-radius:var(--radius-s)}
.menu [aria-current]{font-weight:var(--weight-bold);color:var(--color-link);text-decoration:underline;text-decoration-thickness:2px}
.menu-button{display:none;min-height:var(--target);margin-inline-start:auto;padding:0 var(--space-4);background:var(--color-surface);color:var(--color-brand);font:inherit;font-weight:var(--weight-medium);border:1px solid var(--color-line-strong);border-radius:var(--radius-m);cursor:pointer}
/* Where the browser has no popover, the links stay in the page, in rows. */
@supports selector(:popover-open){@media (max-width:899px){
.bar{flex-wrap:nowrap}
.menu-button{display:block}
.menu{display:none}
.menu:popover-open{display:block;position:absolute;inset:var(--header) 0 auto;padding:var(--space-2) var(--space-4) var(--space-4);background:var(--color-surface);border-bottom:var(--hairline);box-shadow:var(--shadow)}
.menu nav:first-child ul{flex-direction:column}
.menu nav:first-child a{justify-content:flex-start;width:100%;min-height:var(--space-12)}
.menu .languages{margin-top:var(--space-2);padding-top:var(--space-2);border-top:var(--hairline)}
}}
.hero{position:relative;background:var(--color-brand-soft)}
.hero>img{width:100%;height:clamp(220px,46vw,600px);object-fit:cover;object-position:64% 100%}
.hero-text{position:relative;margin-top:-2.5rem;padding:1.5rem;background:var(--color-surface);border-radius:var(--radius-l);box-shadow:var(--shadow)}
.hero-text p{font-size:1.125rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0 0}
@media (min-width:1024px){.hero{display:grid}.hero>*{grid-area:1/1}.hero>.wide{align-self:center}.hero-text{max-width:30rem;margin:0;padding:2.25rem}}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:var(--space-2) var(--space-6);background:var(--color-action);color:var(--color-on-action);font-weight:var(--weight-bold);line-height:1.25;text-align:center;text-decoration:none;border:1px solid transparent;border-radius:var(--radius-m)}
.button.quiet{background:var(--color-surface);color:var(--color-brand);font-weight:var(--weight-medium);border-color:var(--color-line-strong)}
@media (hover:hover){
.menu a:hover,.menu-button:hover{background:var(--color-brand-soft)}
.button:hover{background:var(--color-action-strong)}
.button.quiet:hover{background:var(--color-brand-soft);border-color:var(--color-brand)}
.card:hover{box-shadow:var(--shadow)}
.card:hover h3 a,.site-footer a:hover{text-decoration:underline}
}
.promises{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:1.5rem}
.promises li{display:flex;gap:1rem}
.promises p{margin:0;color:var(--color-muted)}
.section-head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:0 2rem}
.more{display:inline-flex;align-items:center;min-height:44px;margin-bottom:1rem;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:1.5rem}
.card{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--color-surface);border:1px solid var(--color-line);border-radius:var(--radius-l);transition:box-shadow .2s}
.card:focus-within{box-shadow:var(--shadow)}
.card img,.ships img{width:100%;aspect-ratio:3/2}
.card-body{display:flex;flex:1;flex-direction:column;padding:1.125rem 1.25rem 1.25rem}
.card-facts{display:flex;justify-content:space-between;gap:1rem;margin:0 0 .375rem;font-size:.875rem;color:var(--color-muted)}
.card h3{font-size:1.1875rem}
.card h3 a{color:var(--color-text);text-decoration:none}
.card h3 a::after{position:absolute;inset:0;content:""}
.card h3 a:focus-visible{outline:0}
.card:has(a:focus-visible){outline:3px solid var(--color-focus);outline-offset:2px}
.card-teaser{color:var(--color-muted)}
.card-price{margin:auto 0 0}
.card-price b{font-size:1.5rem;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.card-price small{display:block;font-size:.875rem;color:var(--color-muted)}
.card-more{margin:.5rem 0 0;font-weight:600;color:var(--color-link)}
.band{padding-block:clamp(2rem,5vw,4rem);background:var(--color-surface);border-block:1px solid var(--color-line)}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:2rem;margin-top:1.5rem;counter-reset:step}
.steps li{counter-increment:step}
.steps li::before{display:grid;place-items:center;width:2.75rem;height:2.75rem;margin-bottom:.75rem;content:counter(step);background:var(--color-brand-soft);color:var(--color-link);font-weight:700;border-radius:50%}
.steps p{margin:0;color:var(--color-muted)}
.ships{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15.5rem,100%),1fr));gap:1.5rem}
.ships img{border-radius:var(--radius-m)}
.ships h3{margin-top:.75rem}
.ships p{margin:0;color:var(--color-muted)}
.demo-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:1.25rem;margin-top:2rem}
.demo-grid>div{display:grid;gap:1.25rem;align-content:start}
.panel{padding:1.375rem;border:var(--hairline);background:var(--color-surface);border-radius:var(--radius-l);overflow-wrap:anywhere}
.panel h2{font-size:1.125rem;letter-spacing:0;color:var(--color-text)}
.codes>div{padding-block:.625rem;border-top:1px solid var(--color-line)}
@media (min-width:640px){.cards-list>div{display:grid;grid-template-columns:12rem 1fr}}
.rows li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.25rem;border-top:1px solid var(--color-line)}
.rows a{display:inline-flex;align-items:center;min-height:44px}
.rows span{align-self:center;color:var(--color-muted)}
main>section.wide.intro{padding-bottom:0}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.events{display:grid;gap:1.25rem;align-items:start;padding-bottom:clamp(2rem,5vw,4rem)}
.events .embed{width:auto;min-width:0;margin:0;padding:clamp(.5rem,2vw,1.375rem)}
.events .embed h2{font-size:1.125rem;letter-spacing:0;color:var(--color-text)}
.log{position:sticky;top:0;z-index:1;display:flex;flex-direction:column;max-height:38vh;padding:var(--space-3);box-shadow:var(--shadow)}
.log-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-3)}
.log-head h2{margin:0}
.log-head .button{min-height:var(--target);padding-inline:var(--space-4);font:var(--weight-medium) var(--text-m)/1.25 var(--font);cursor:pointer}
.log-count{display:inline-block;min-width:2rem;padding:0 var(--space-2);background:var(--color-brand-soft);font-size:var(--text-s);font-variant-numeric:tabular-nums;line-height:1.75;text-align:center;border-radius:var(--radius-full)}
.log-show{display:flex;flex-wrap:wrap;gap:0 var(--space-5);margin:0;padding:0;border:0}
.log-show label{display:flex;align-items:center;gap:var(--space-2);min-height:var(--target);cursor:pointer}
.log-show input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--color-brand)}
.log-list{flex:0 1 auto;min-height:0;overflow:auto;overscroll-behavior:contain}
.log-list:not(:empty)+.log-empty{display:none}
.log-list li{border-top:var(--hairline)}
.events:has(#show-layer:not(:checked)) :is([data-source=layer],[data-source=window]),.events:has(#show-messages:not(:checked)) :is([data-source=received],[data-source=sent]){display:none}
.log summary{display:grid;grid-template-columns:auto auto minmax(0,1fr);gap:0 var(--space-2);align-items:baseline;min-height:var(--target);padding-block:var(--space-2);cursor:pointer;list-style:none}
.log summary::-webkit-details-marker{display:none}
.log time{color:var(--color-muted);font-size:var(--text-s);font-variant-numeric:tabular-nums}
.log-times{color:var(--color-muted);font-size:var(--text-s)}
.log-source{grid-column:1/-1;color:var(--color-muted);font-size:var(--text-s)}
.log-type{color:var(--color-link)}
.log-line{grid-column:1/-1;display:-webkit-box;overflow:hidden;font-size:.8125rem;font-weight:400;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.log details[open] .log-line{display:none}
.log-json{margin:0 0 var(--space-3);padding:var(--space-3);overflow:auto;background:var(--color-ground);font:.8125rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;border-radius:var(--radius-s);white-space:pre-wrap}
.log .note{margin:var(--space-2) 0 0}
@media (min-width:1024px){.events{grid-template-columns:22rem minmax(0,1fr)}.log{top:1rem;max-height:calc(100vh - 2rem);padding:1.375rem;box-shadow:none}}
.facts{margin-bottom:2rem;padding:.5rem 1.5rem;background:var(--color-surface);border:1px solid var(--color-line);border-radius:var(--radius-l)}
.facts>div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:0 1rem;padding-block:.75rem;border-bottom:1px solid var(--color-line)}
.facts>div:last-child{border-bottom:0}
.facts dt{color:var(--color-muted)}
.facts dd{grid-column:2;font-weight:600;overflow-wrap:anywhere}
.facts dd span{font-weight:400;color:var(--color-muted)}
.facts dd a{display:inline-block;padding-block:.625rem;margin-block:-.625rem}
@media (max-width:520px){.facts>div{grid-template-columns:1fr}.facts dd{grid-column:1}}
.note{color:var(--color-muted)}
.thanks{display:grid;gap:var(--space-10);align-items:start}
.keepsake{overflow:hidden;background:var(--color-surface);border:var(--hairline);border-radius:var(--radius-l);box-shadow:var(--shadow)}
.keepsake>img{width:100%;height:auto;aspect-ratio:2/1;object-fit:cover;object-position:50% 85%}
.keepsake-body{padding:var(--space-6)}
.keepsake h1{font-size:clamp(1.75rem,1.5rem + 1.2vw,2.25rem)}
.keepsake h2{font-size:var(--text-xl);color:var(--color-text)}

.keepsake .facts{margin:0;padding:0;border:0}
.keepsake b{font-weight:600}
.next{margin:var(--space-5) 0 var(--space-8)}
.next li{position:relative;padding:0 0 var(--space-5) var(--space-8)}
.next li::before{position:absolute;left:0;top:.375rem;width:.75rem;height:.75rem;content:"";background:var(--color-surface);border:3px solid var(--color-brand);border-radius:50%}
.next li:not(:last-child)::after{position:absolute;left:calc(.375rem - 1px);top:1.375rem;bottom:-.25rem;width:2px;content:"";background:var(--color-line)}
.next p{margin:0}
@media (min-width:960px){.thanks{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.keepsake>img{aspect-ratio:5/2}.keepsake-body{padding:var(--space-8)}}
@media print{.site-header,.site-footer,.skip,.button{display:none}body{background:none}.keepsake{box-shadow:none}}
.article{padding-block:clamp(2rem,5vw,3.5rem);font-size:1.125rem;line-height:1.7}
.kicker{margin-bottom:.5rem;font-size:.875rem;font-weight:700;color:var(--color-link)}
.picture{margin-block:1rem 2rem;border-radius:var(--radius-l);max-height:560px;object-fit:cover;object-position:50% 85%}
.embed{width:min(1184px,100% - 1rem);margin:2.5rem auto;padding:clamp(.75rem,3vw,2rem);background:var(--color-surface);border:1px solid var(--color-line);border-radius:var(--radius-l);font-size:1rem}
boat-bike-booking{display:grid;min-height:min(100vh,900px)}
.plain-frame{width:100%;height:640px;border:0}
boat-bike-booking>a{align-self:start;justify-self:start}
.question{margin-bottom:.75rem;background:var(--color-surface);border:1px solid var(--color-line);border-radius:var(--radius-m)}
.question summary{padding:.875rem 1.25rem;font-weight:600;cursor:pointer}
.question p{padding-inline:1.25rem}
.site-footer{padding-block:var(--space-8);background:var(--color-surface);color:var(--color-muted);font-size:var(--text-s);border-top:var(--hairline)}
.site-footer b{color:var(--color-text)}
.site-footer p{margin-bottom:0}
.site-footer ul{display:grid;grid-template-columns:1fr 1fr;gap:0 var(--space-4);margin-block:var(--space-3)}
.site-footer li:last-child{grid-column:1/-1}
.site-footer a{display:inline-flex;align-items:center;min-height:var(--target);text-decoration:none}
@media (min-width:640px){.site-footer ul{display:flex;flex-wrap:wrap;gap:0 var(--space-6)}}
`;
