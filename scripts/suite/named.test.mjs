import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ciStages, nightlyStages } from './ci-stages.mjs';
import { namedStages } from './named.mjs';
import { testStages } from './test-stages.mjs';

const services = { databaseUrl: '', redisUrl: 'redis://127.0.0.1:6379/13', databases: ['', ''] };
const idsOf = (stages, ...wanted) => namedStages(stages, wanted).map(({ id }) => id);

test('nothing named is everything', () => {
  assert.equal(idsOf(testStages()).length, testStages().length);
});

test('a stage is named whole, by its group, or by its own part', () => {
  const all = nightlyStages(services);
  assert.deepEqual(idsOf(all, 'nightly:embedded', 'journeys'), ['nightly:embedded', 'nightly:journeys']);
  assert.deepEqual(
    idsOf(all, 'nightly'),
    all.map(({ id }) => id),
  );
  assert.ok(idsOf(testStages(), 'unit').every((id) => id.startsWith('unit:')));
});

test('a name that no stage has is said, with those that there are', () => {
  assert.throws(() => idsOf(ciStages(services), 'ci:server', 'ci:sevrer'), {
    name: 'Problem',
    message: /^No stage is called ci:sevrer\. There are: ci:server, /,
  });
});

test('no two stages have one id', () => {
  const ids = [...testStages(), ...ciStages(services), ...nightlyStages(services)].map(({ id }) => id);
  assert.deepEqual(ids, [...new Set(ids)]);
});
