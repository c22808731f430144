// Node 20 has no Temporal; browsers that lack it load the same polyfill before the app starts.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
