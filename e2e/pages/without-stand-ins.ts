/**
 * `RUNTIME_CONFIG` of a demo without its stand-ins for chat and tag manager: what is tested and measured is the tool, as a deployment without them has
 * it. The demo with them is tested in `demo.spec.ts`.
 */
export const withoutStandIns = JSON.stringify({ chat: null, tagManagerId: null });
