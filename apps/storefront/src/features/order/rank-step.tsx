import { FormStep } from '@boostdesk/ui/form-step';
import { NumberField } from '@boostdesk/ui/number-field';
import { PagePair } from '@boostdesk/ui/page-layout';
import { Select } from '@boostdesk/ui/select';
import { countWords, unitWords } from '../../parts/quote-words.ts';
import { gainBands, pickedOf, pointBands, queues } from './choice.ts';
import { type Fields, fieldsFor } from './fields.ts';
import styles from './order.module.css';
import { RankPicker } from './rank-picker.tsx';
import type { StepProps } from './step-props.ts';

const points = pointBands.map((least, place) => ({
  id: least,
  label: `${least} to ${(pointBands[place + 1] ?? 101) - 1}`,
}));
const WHOLE = { maximumFractionDigits: 0 };
const [few, usual, many] = gainBands;
const gains = [
  { id: few, label: `Under ${usual - 2}` },
  { id: usual, label: `${usual - 2} to ${many - 2}` },
  { id: many, label: `Over ${many - 2}` },
];

/** Where the account is, where it shall be, how many, and where it is played: whatever the offer asks for. */
export const RankStep = ({ choice, change, number }: StepProps) => {
  const fields = fieldsFor(pickedOf(choice));
  const { from, target } = choice;
  const title = fields.from === null ? 'Details' : 'Rank';
  const way = from !== null && target !== null ? `${countWords(target - from, 'ladder')} up` : undefined;
  return (
    <FormStep title={title} number={number} note={way}>
      <Ranks choice={choice} change={change} fields={fields} />
      <div className={styles.row}>
        <Numbers choice={choice} change={change} fields={fields} />
        <Places choice={choice} change={change} fields={fields} />
      </div>
    </FormStep>
  );
};

interface PartProps extends Omit<StepProps, 'number'> {
  readonly fields: Fields;
}

const Ranks = ({ choice: { from, target }, change, fields: { from: ladder, climbs } }: PartProps) => {
  if (ladder === null || from === null) return null;
  const top = ladder.ranks.length - 1;
  const own = (
    <RankPicker
      label={climbs ? 'Current rank' : 'Your rank'}
      divisionLabel="Current division"
      ladder={ladder}
      value={from}
      onChange={(rank) => change({ from: rank })}
      // A climb begins at a rank and needs one above it.
      isOff={(rank) => climbs && (rank.number === 0 || rank.number >= top)}
    />
  );
  if (target === null) return own;
  return (
    <PagePair>
      {own}
      <RankPicker
        label="Target rank"
        divisionLabel="Target division"
        ladder={ladder}
        value={target}
        onChange={(rank) => change({ target: rank })}
        isOff={(rank) => rank.number <= from}
      />
    </PagePair>
  );
};

const Numbers = ({ choice: { lp, lpGain, count }, change, fields }: PartProps) => (
  <>
    {lp === null || lpGain === null ? null : (
      <>
        <Select
          label="Current LP"
          items={points}
          value={lp}
          onChange={(chosen) => change({ lp: points.find(({ id }) => id === chosen)?.id ?? lp })}
        />
        <Select
          label="LP gain per win"
          items={gains}
          value={lpGain}
          onChange={(chosen) => change({ lpGain: gains.find(({ id }) => id === chosen)?.id ?? lpGain })}
        />
      </>
    )}
    {count === null || fields.count === null ? null : (
      <NumberField
        label={`Number of ${unitWords[fields.count.unit][1]}`}
        minValue={1}
        // The price is asked for as it is typed: only what can be bought.
        commitBehavior="snap"
        formatOptions={WHOLE}
        maxValue={fields.count.most}
        value={count}
        onChange={(value) => change({ count: Number.isNaN(value) ? 1 : value })}
      />
    )}
  </>
);

const Places = ({ choice: { server, platform, queue }, change, fields }: PartProps) => (
  <>
    {server === null ? null : (
      <Select
        label="Server"
        items={fields.servers.map(({ id, server: name }) => ({ id, label: name }))}
        value={server}
        onChange={(chosen) => change({ server: fields.servers.find(({ id }) => id === chosen)?.id ?? server })}
      />
    )}
    {platform === null ? null : (
      <Select
        label="Platform"
        items={fields.platforms.map((id) => ({ id, label: id }))}
        value={platform}
        onChange={(chosen) => change({ platform: fields.platforms.find((id) => id === chosen) ?? platform })}
      />
    )}
    {queue === null ? null : (
      <Select
        label="Queue"
        items={queues.map((id) => ({ id, label: id }))}
        value={queue}
        onChange={(chosen) => change({ queue: queues.find((id) => id === chosen) ?? queue })}
      />
    )}
  </>
);
