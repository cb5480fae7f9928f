// Every export has a docstring and every link a target. The check itself is tested first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReflectionKind } from 'typedoc';
import { createPages, undocumented } from './pages.mjs';

test('every export of every package has a docstring, and typedoc has no warnings', async () => {
  const { project, warnings } = await createPages();
  assert.ok(project.getReflectionsByKind(ReflectionKind.Function).length > 100);
  assert.deepEqual(undocumented(project), []);
  assert.equal(warnings, 0);
});

test('an undocumented export is reported, except component props', () => {
  const one = (name, isSaid, signatures) => ({
    name,
    signatures,
    isReference: () => false,
    hasComment: () => isSaid,
  });
  const children = [
    one('Said', true),
    one('silent', false),
    one('saidByItsSignature', false, [one('', true)]),
    one('SaidProps', false),
    one('OtherProps', false),
  ];
  assert.deepEqual(undocumented({ children: [{ name: 'entry', children }] }), ['entry: silent', 'entry: OtherProps']);
});
