/** The styles of the dialog: full screen on a phone, else with a margin. A link to the tool appears if the frame does not come in 3 s. */
export const dialogCss = `dialog{box-sizing:border-box;width:100%;max-width:none;height:100vh;height:100dvh;max-height:none;margin:0;padding:0 11px;border:0;background:#fff;color:#14273a;overflow:hidden;overscroll-behavior:contain}
dialog[open]{display:grid;grid-template-rows:48px minmax(0,1fr)}
dialog::backdrop{background:rgb(7 30 51/55%)}
dialog>button{justify-self:end;width:48px;height:48px;padding:0;border:0;background:none;color:inherit;font:28px/1 system-ui,sans-serif;cursor:pointer}
dialog>button:focus-visible{outline:3px solid #0b5fae;outline-offset:-5px;border-radius:12px}
dialog a{align-self:center;justify-self:center;padding:14px;color:#0b5394;font:16px/1.5 system-ui,sans-serif;animation:come 1ms 3s both}
@keyframes come{from{visibility:hidden}}
@media(min-width:640px){dialog{width:min(1232px,100vw - 48px);height:calc(100vh - 48px);height:calc(100dvh - 48px);margin:auto;padding-inline:24px;border-radius:14px}}`;
