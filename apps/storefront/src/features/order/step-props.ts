import type { Choice } from './choice.ts';

export interface StepProps {
  readonly choice: Choice;
  readonly change: (change: Partial<Choice>) => void;
  readonly number: number;
}
