import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import * as v from 'valibot';

const parseObject = (text: string | null | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/**
 * The configuration from the build environment. `VITE_RUNTIME_CONFIG` holds the same JSON as the page's element; the most common keys have
 * variables of their own.
 */
function fromEnvironment(env: ImportMetaEnv): Record<string, unknown> {
  const { VITE_STAGE: stage, VITE_TAG_MANAGER_ID: tagManagerId, VITE_API_BASE_URL: apiBaseUrl } = env;
  const { VITE_STRIPE_PUBLISHABLE_KEY: key, VITE_STRIPE_PUBLISHABLE_KEY_NORTH_AMERICA: northAmerica } = env;
  const config = {
    stage,
    tagManagerId,
    apiBaseUrl,
    stripePublishableKey: key || northAmerica ? { default: key, north_america: northAmerica } : undefined,
  };
  return { ...parseObject(env.VITE_RUNTIME_CONFIG), ...Object.fromEntries(Object.entries(config).filter(([, value]) => value)) };
}

/**
 * Reads the configuration of the deployment. Each key comes from the page's `runtime-config` element, else from the build environment, else from
 * the defaults of `RuntimeConfigSchema`.
 */
export function readConfig(document: Document, env: ImportMetaEnv): RuntimeConfig {
  const page = parseObject(document.getElementById('runtime-config')?.textContent);
  return v.parse(RuntimeConfigSchema, { ...fromEnvironment(env), ...page });
}
