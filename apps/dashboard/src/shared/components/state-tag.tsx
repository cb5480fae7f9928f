import { Tag, type TagTone } from '@boostdesk/ui/badge';

export interface StateView {
  readonly label: string;
  readonly tone: TagTone;
}

/** Label and colour of each state. Filters list the states in this order. */
export type States<State extends string> = Readonly<Record<State, StateView>>;

export const StateTag = ({ label, tone }: StateView) => <Tag tone={tone}>{label}</Tag>;

/** The states as options of a filter or field. */
export const stateOptions = <State extends string>(states: States<State>) =>
  (Object.keys(states) as State[]).map((id) => ({ id, label: states[id].label }));
