import type { Ladder, Rank, Tier } from '@boostdesk/catalogs';
import { ChoiceGrid } from '@boostdesk/ui/choice-grid';
import { Crest } from '@boostdesk/ui/crest';
import { Stack } from '@boostdesk/ui/page-layout';

export interface RankPickerProps {
  readonly label: string;
  readonly divisionLabel: string;
  readonly ladder: Ladder;
  /** Rank number. */
  readonly value: number;
  readonly onChange: (rank: number) => void;
  readonly isOff: (rank: Rank) => boolean;
}

/** Selects a tier by its crest, then a division. */
export const RankPicker = ({ label, divisionLabel, ladder, value, onChange, isOff }: RankPickerProps) => {
  const rank = ladder.ranks[value];
  const tier = ladder.tiers.find(({ key }) => key === rank?.tier);
  const choose = (key: string) => {
    const next = ladder.tiers.find((one) => one.key === key);
    const open = next?.ranks.filter((one) => !isOff(one)) ?? [];
    // The same division if the other tier has it.
    const found = open.find((one) => one.division === rank?.division) ?? open[0];
    if (found) onChange(found.number);
  };
  return (
    <Stack gap={12}>
      <ChoiceGrid
        label={label}
        variant="tile"
        columns={ladder.tiers.length > 8 ? 5 : 4}
        phoneColumns={4}
        value={tier?.key}
        onChange={choose}
        choices={ladder.tiers.map(({ key, name, ranks }) => ({
          value: key,
          label: name,
          mark: <Crest tier={key} size={28} />,
          isDisabled: ranks.every(isOff),
        }))}
      />
      {tier && tier.ranks.length > 1 ? (
        <Divisions label={divisionLabel} tier={tier} value={value} onChange={onChange} isOff={isOff} />
      ) : null}
    </Stack>
  );
};

interface DivisionsProps extends Pick<RankPickerProps, 'label' | 'value' | 'onChange' | 'isOff'> {
  readonly tier: Tier;
}

const Divisions = ({ label, tier, value, onChange, isOff }: DivisionsProps) => (
  <ChoiceGrid
    label={label}
    hidesLabel
    variant="segments"
    value={String(value)}
    onChange={(number) => onChange(Number.parseInt(number, 10))}
    choices={tier.ranks.map((rank) => ({
      value: String(rank.number),
      label: rank.division ?? rank.name,
      isDisabled: isOff(rank),
    }))}
  />
);
