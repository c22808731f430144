import { repairPath } from '../../app/repair-path.ts';
import { type Runtime, resolveRuntime, type Shell } from '../../app/runtime.ts';
import { markDocument } from './mark-document.ts';
import { readConfig } from './read-config.ts';

/** Resolves brand, base path, language, layout and configuration from the page. Also sets them on the root element for the style sheets. */
export function readRuntime(shell: Shell, page: Window): Runtime {
  const { document, location } = page;
  const root = document.documentElement;
  const runtime = resolveRuntime({
    pathname: repairPath(location.pathname),
    hostname: location.hostname,
    search: location.search,
    shell,
    framed: page.top !== page.self,
    forced: root.dataset.embedded ?? null,
    config: readConfig(document, import.meta.env),
  });
  markDocument(root, runtime);
  return runtime;
}
