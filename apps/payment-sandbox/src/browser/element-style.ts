/** Styles of the element. `appearance.variables` of the page are custom properties of the same names. */
export const elementStyle = `
:host { display: block; color: var(--colorText, #1c2733); font-family: var(--fontFamily, inherit); font-size: var(--fontSizeBase, 1rem); line-height: 1.5; }
* { box-sizing: border-box; }
.mark { margin: 0; padding: 2px 10px; border-radius: 6px; background: #fff3d6; color: #5c4200; font-size: 0.875rem; font-weight: 600; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 16px; }
.wide { grid-column: 1 / -1; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0 0 4px; font-weight: 550; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; }
.ways label { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 8px 16px; border: 1px solid var(--colorBorder, #6b7c8d); border-radius: var(--borderRadius, 8px); cursor: pointer; }
.ways label:has(:checked) { border-color: var(--colorPrimary, #0b5394); box-shadow: inset 0 0 0 1px var(--colorPrimary, #0b5394); }
.ways input { accent-color: var(--colorPrimary, #0b5394); }
.field { align-self: end; }
.field > label { display: block; padding-bottom: 4px; font-weight: 550; }
.field input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--colorBorder, #6b7c8d); border-radius: var(--borderRadius, 8px); background: var(--colorBackground, #fff); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
.field input[aria-invalid='true'] { border-color: var(--colorDanger, #b3201f); box-shadow: inset 0 0 0 1px var(--colorDanger, #b3201f); }
:focus-visible { outline: 3px solid var(--colorPrimary, #0b5394); outline-offset: 2px; }
.error { margin: 4px 0 0; color: var(--colorDanger, #b3201f); font-size: 0.875rem; }
.error:empty { display: none; }
.hints { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; margin-top: 8px; }
details { font-size: 0.875rem; }
details[open] { flex-basis: 100%; }
summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; text-decoration: underline; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none; }
li button { width: 100%; min-height: 44px; padding: 6px 12px; border: 1px solid var(--colorBorder, #6b7c8d); border-radius: var(--borderRadius, 8px); background: var(--colorBackground, #fff); color: inherit; font: inherit; text-align: start; cursor: pointer; }
li span { display: block; font-variant-numeric: tabular-nums; font-weight: 600; }
@media (max-width: 300px) { .fields { grid-template-columns: 1fr; } }
`;
