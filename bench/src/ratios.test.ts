// Time as ratios to a floor of the same run: the only times that fail a build, at 1.25 times their budget.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchRatio, wrongAnswers } from './search.ts';

const ROUNDS = 7;
const SLACK = 1.25;

function within(ratio: number, budget: number): void {
  assert.ok(ratio <= budget * SLACK, `${ratio.toFixed(2)} times the floor; the budget is ${budget}`);
}

test('search: each text finds its label first', () => {
  assert.deepEqual(wrongAnswers(), []);
});

test('search: at most 1.5 times a loop over all labels', () => within(searchRatio(ROUNDS), 1.5));
