import type { CountedUnit } from '@boostdesk/catalogs';
import { FormStep } from '@boostdesk/ui/form-step';
import { NumberField } from '@boostdesk/ui/number-field';
import { PagePair } from '@boostdesk/ui/page-layout';
import { Select } from '@boostdesk/ui/select';
import { plural, t } from '@lingui/core/macro';
import { gainBands, pointBands, queues, selectedOfferOf } from './choice.ts';
import { type Fields, fieldsFor } from './fields.ts';
import styles from './order.module.css';
import { RankPicker } from './rank-picker.tsx';
import type { StepProps } from './step-props.ts';

const WHOLE = { maximumFractionDigits: 0 };

/** '0 to 19'. */
const pointItems = () =>
  pointBands.map((least, place) => {
    const most = (pointBands[place + 1] ?? 101) - 1;
    return { id: least, label: t`${least} to ${most}` };
  });

function gainItems() {
  const [few, usual, many] = gainBands;
  const [low, high] = [usual - 2, many - 2];
  return [
    { id: few, label: t`Under ${low}` },
    { id: usual, label: t`${low} to ${high}` },
    { id: many, label: t`Over ${high}` },
  ];
}

function numberLabel(unit: CountedUnit): string {
  const labels: Readonly<Record<CountedUnit, () => string>> = {
    wins: () => t`Number of wins`,
    netWins: () => t`Number of net wins`,
    divisions: () => t`Number of divisions`,
    placement: () => t`Number of placement matches`,
    matches: () => t`Number of matches`,
    clears: () => t`Number of clears`,
    hours: () => t`Number of hours`,
    levels: () => t`Number of levels`,
    points: () => t`Thousands of points`,
  };
  return labels[unit]();
}

/** What the offer asks for: current rank, target, quantity, server. */
export const RankStep = ({ choice, change, number }: StepProps) => {
  const fields = fieldsFor(selectedOfferOf(choice));
  const { from, target } = choice;
  const title = fields.from === null ? t`Details` : t`Rank`;
  const way = from !== null && target !== null ? divisionsUpLabel(target - from) : undefined;
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

const divisionsUpLabel = (count: number): string => plural(count, { one: '# division up', other: '# divisions up' });

interface PartProps extends Omit<StepProps, 'number'> {
  readonly fields: Fields;
}

const Ranks = ({ choice: { from, target }, change, fields: { from: ladder, climbs } }: PartProps) => {
  if (ladder === null || from === null) return null;
  const top = ladder.ranks.length - 1;
  const own = (
    <RankPicker
      label={climbs ? t`Current rank` : t`Your rank`}
      divisionLabel={t`Current division`}
      ladder={ladder}
      value={from}
      onChange={(rank) => change({ from: rank })}
      // A climb starts at a rank and needs a higher one.
      isOff={(rank) => climbs && (rank.number === 0 || rank.number >= top)}
    />
  );
  if (target === null) return own;
  return (
    <PagePair>
      {own}
      <RankPicker
        label={t`Target rank`}
        divisionLabel={t`Target division`}
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
          label={t`Current LP`}
          items={pointItems()}
          value={lp}
          onChange={(chosen) => change({ lp: pointBands.find((least) => least === chosen) ?? lp })}
        />
        <Select
          label={t`LP gain per win`}
          items={gainItems()}
          value={lpGain}
          onChange={(chosen) => change({ lpGain: gainBands.find((band) => band === chosen) ?? lpGain })}
        />
      </>
    )}
    {count === null || fields.count === null ? null : (
      <NumberField
        label={numberLabel(fields.count.unit)}
        minValue={1}
        // The price updates while typing, so only valid values are accepted.
        commitBehavior="snap"
        formatOptions={WHOLE}
        maxValue={fields.count.most}
        value={count}
        onChange={(value) => change({ count: value ?? 1 })}
      />
    )}
  </>
);

const Places = ({ choice: { server, platform, queue }, change, fields }: PartProps) => (
  <>
    {server === null ? null : (
      <Select
        label={t`Server`}
        items={fields.servers.map(({ id, server: name }) => ({ id, label: name }))}
        value={server}
        onChange={(chosen) => change({ server: fields.servers.find(({ id }) => id === chosen)?.id ?? server })}
      />
    )}
    {platform === null ? null : (
      <Select
        label={t`Platform`}
        items={fields.platforms.map((id) => ({ id, label: id }))}
        value={platform}
        onChange={(chosen) => change({ platform: fields.platforms.find((id) => id === chosen) ?? platform })}
      />
    )}
    {queue === null ? null : (
      <Select
        label={t`Queue`}
        items={queues.map((id) => ({ id, label: id }))}
        value={queue}
        onChange={(chosen) => change({ queue: queues.find((id) => id === chosen) ?? queue })}
      />
    )}
  </>
);
