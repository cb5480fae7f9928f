import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { createOpenApi } from '../http/openapi.ts';

/** The API reference needs inline scripts and styles. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'";

/** The vendor's link below the menu, which no option removes. */
const HIDE_VENDOR = 'a[href^="https://www.scalar.com"] { display: none; }';

export async function installDocs(app: FastifyInstance, config: Config): Promise<void> {
  // Generating takes 0.1 s, and most starts do not need it.
  let generated: ReturnType<typeof createOpenApi> | undefined;
  const content = () => {
    generated ??= createOpenApi(`${config.publicUrl}/api`);
    return generated;
  };
  app.get('/openapi.json', async () => content());
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_, reply) => {
      reply.header('content-security-policy', POLICY);
    });
    await scope.register(reference, {
      routePrefix: '/docs',
      configuration: {
        content,
        pageTitle: 'Boostdesk API',
        favicon: '/favicon.svg',
        authentication: { preferredSecurityScheme: 'bearer' },
        withDefaultFonts: false,
        telemetry: false,
        // Buttons that lead to services of the reference's vendor.
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
        showDeveloperTools: 'never',
        customCss: HIDE_VENDOR,
      },
    });
  });
}
