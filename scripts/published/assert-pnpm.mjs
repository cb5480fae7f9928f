// `prepack` of the published packages: npm would pack the workspace's manifest, which points to sources and `workspace:` versions.
import process from 'node:process';

const { npm_config_user_agent: packer = '', npm_package_name: name } = process.env;

if (!packer.startsWith('pnpm/')) {
  process.stderr.write(
    `${name} can’t be packed with npm, because its manifest points to this workspace. Use: pnpm --filter ${name} pack\n`,
  );
  process.exitCode = 1;
}
