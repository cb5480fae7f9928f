import { Button } from '@boostdesk/ui/button';
import { type Choice, ChoiceGrid } from '@boostdesk/ui/choice-grid';
import { Icon } from '@boostdesk/ui/icon';
import { useState } from 'react';

export interface GrowingGridProps {
  readonly label: string;
  readonly choices: readonly Choice<string>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Number shown initially. */
  readonly first: number;
  /** Button that shows the rest. */
  readonly more: string;
}

/** Tiles; less popular ones are shown on request, the selected one always. */
export const GrowingGrid = ({ label, choices, value, onChange, first, more }: GrowingGridProps) => {
  const [isOpen, setOpen] = useState(false);
  const place = choices.findIndex((choice) => choice.value === value);
  const shown = isOpen || place >= first ? choices : choices.slice(0, first);
  return (
    <div>
      <ChoiceGrid label={label} hidesLabel choices={shown} value={value} onChange={onChange} />
      {shown.length < choices.length ? (
        <Button size="s" variant="quiet" onPress={() => setOpen(true)}>
          <Icon name="chevron-down" size={14} />
          {more}
        </Button>
      ) : null}
    </div>
  );
};
