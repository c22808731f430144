import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import * as v from 'valibot';

const json = (text: string | null | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The build environment's share: `VITE_RUNTIME_CONFIG` holds the same JSON as the page's element, and the commonest keys have variables of their own. */
function fromEnvironment(env: ImportMetaEnv): Record<string, unknown> {
  const { VITE_STAGE: stage, VITE_TAG_MANAGER_ID: tagManagerId, VITE_API_BASE_URL: apiBaseUrl } = env;
  const { VITE_STRIPE_PUBLISHABLE_KEY: key, VITE_STRIPE_PUBLISHABLE_KEY_NORTH_AMERICA: northAmerica } = env;
  const given = {
    stage,
    tagManagerId,
    apiBaseUrl,
    stripePublishableKey: key || northAmerica ? { default: key, north_america: northAmerica } : undefined,
  };
  return { ...json(env.VITE_RUNTIME_CONFIG), ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) };
}

/**
 * What differs per deployment: from the page's `runtime-config` element, else the build environment, else safe defaults,
 * key by key. Its schema is `RuntimeConfigSchema`.
 */
export function readConfig(document: Document, env: ImportMetaEnv): RuntimeConfig {
  const page = json(document.getElementById('runtime-config')?.textContent);
  return v.parse(RuntimeConfigSchema, { ...fromEnvironment(env), ...page });
}
