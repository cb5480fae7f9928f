import { optionPercents, type QuoteOption } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { optionLabel } from '@boostdesk/i18n/quote-label';
import { FormStep } from '@boostdesk/ui/form-step';
import { Switch } from '@boostdesk/ui/switch';
import { TextField } from '@boostdesk/ui/text-field';
import { t } from '@lingui/core/macro';
import { selectedOfferOf } from './choice.ts';
import { fieldsFor } from './fields.ts';
import { optionNote } from './option-note.ts';
import styles from './order.module.css';
import { NOTE_MAX } from './order-request.ts';
import type { StepProps } from './step-props.ts';

export interface OptionsStepProps extends StepProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** Too many champions, or none although requested. */
  readonly namesProblem: string | null;
}

export const OptionsStep = ({ choice, change, number, note, onNote, namesProblem }: OptionsStepProps) => {
  const { options } = fieldsFor(selectedOfferOf(choice));
  const toggle = (option: QuoteOption, isOn: boolean) => {
    const others = choice.options.filter((one) => one !== option);
    change({ options: isOn ? [...others, option] : others });
  };
  return (
    <FormStep title={t`Options`} number={number}>
      {options.length === 0 ? null : (
        <ul>
          {options.map((option) => (
            <li key={option} className={styles.option}>
              <Switch
                className={styles.switch ?? ''}
                aria-label={formatList([optionLabel(option), costOf(option)])}
                isSelected={choice.options.includes(option)}
                onChange={(isOn) => toggle(option, isOn)}
              >
                <span className={styles.optionText}>
                  <span>{optionLabel(option)}</span>
                  <span className={styles.muted}>{optionNote(option)}</span>
                </span>
                <span className={styles.cost} data-on={choice.options.includes(option) || undefined}>
                  {costOf(option)}
                </span>
              </Switch>
              {option === 'specificChampions' && choice.options.includes(option) ? (
                <TextField
                  className={styles.wide ?? ''}
                  label={t`Champions`}
                  subLabel={t`Up to 10 names, separated by commas.`}
                  placeholder={t`Ahri, Orianna`}
                  value={choice.champions}
                  onChange={(champions) => change({ champions })}
                  debounce={500}
                  isRequired
                  error={namesProblem}
                  validMessage={null}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t`Note for your booster`}
        subLabel={t`Don’t include passwords. You’ll enter your account details after payment, and they’re encrypted.`}
        isMultiline
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={onNote}
        validMessage={null}
      />
    </FormStep>
  );
};

function costOf(option: QuoteOption): string {
  const percent = optionPercents[option];
  return percent === 0 ? t`Free` : t`+${percent}%`;
}
