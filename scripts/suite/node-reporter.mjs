// A reporter of node:test that writes its tests as JSON: Node brings none.

export default async function* reportAsJson(source) {
  const tests = [];
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, file, details, skip, todo } = data;
    const { error } = details;
    // A suite, or a test with failing subtests, says nothing that these do not say. A suite whose hook fails does.
    if (error?.failureType === 'subtestsFailed' || (details.type === 'suite' && !error)) continue;
    const result = type === 'test:pass' ? 'passed' : 'failed';
    tests.push({
      file,
      title: name,
      ms: details.duration_ms,
      status: skip === undefined && todo === undefined ? result : 'skipped',
      reason: error?.cause?.message ?? error?.message,
    });
  }
  yield JSON.stringify({ tests });
}
