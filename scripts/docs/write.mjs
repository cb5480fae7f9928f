// `npm run docs`: the guides and an API page per package entry, in docs/api.
import process from 'node:process';
import { runMain, UserError } from '../user-error.mjs';
import { createPages, undocumented } from './pages.mjs';

await runMain(async () => {
  const { app, project, warnings } = await createPages();
  const silent = undocumented(project);
  if (silent.length > 0)
    throw new UserError(`Exports without a docstring:\n  ${silent.join('\n  ')}`, 'Say what each is, above it.');
  await app.generateOutputs(project);
  if (warnings > 0)
    throw new UserError(`typedoc warned ${warnings} times; its words stand above.`, 'Put the docstrings right.');
  process.stdout.write('docs/api/index.html\n');
  return 0;
});
