import * as z from 'zod/mini';

const web = z.url({ protocol: /^https?$/ });

const ConfigSchema = z.object({
  apiUrl: z.union([web, z.string().check(z.startsWith('/'))]),
  siteUrl: web,
  dashboardUrl: web,
  contactEmail: z._default(z.nullable(z.email()), null),
});

/** Deployment URLs, loaded at runtime. */
export type Config = z.output<typeof ConfigSchema>;

/** `/config.json` is missing or invalid; the message names the value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function parseConfig(value: unknown): Config {
  const parsed = ConfigSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`config.json: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`);
}

export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigError('config.json: no answer', { cause });
  });
  if (!response.ok) throw new ConfigError(`config.json: status ${response.status}`);
  const value: unknown = await response.json().catch(() => undefined);
  return parseConfig(value);
}
