import {
  type DetailField,
  type DetailFieldKey,
  detailFieldsOf,
  optionPercents,
  type QuoteOption,
} from '@boostdesk/catalogs';
import { optionLabel } from '@boostdesk/i18n/quote-label';
import { FormStep } from '@boostdesk/ui/form-step';
import { TextField } from '@boostdesk/ui/text-field';
import { t } from '@lingui/core/macro';
import { selectedOfferOf } from './choice.ts';
import { DetailInput, detailFieldLabel } from './detail-inputs.tsx';
import type { DetailErrors } from './detail-values.ts';
import { fieldsFor } from './fields.ts';
import { flagNote, optionNote } from './option-note.ts';
import { OptionRow } from './option-row.tsx';
import styles from './order.module.css';
import { NOTE_MAX } from './order-request.ts';
import type { StepProps } from './step-props.ts';

export interface OptionsStepProps extends StepProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** Too many champions, or none although requested. */
  readonly namesProblem: string | null;
  readonly detailProblems: DetailErrors;
}

export const OptionsStep = ({ note, onNote, number, namesProblem, detailProblems, ...step }: OptionsStepProps) => (
  <FormStep title={t`Options`} number={number}>
    <Details {...step} problems={detailProblems} />
    <Options {...step} namesProblem={namesProblem} />
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

type PartProps = Omit<StepProps, 'number'>;

const isFlag = ({ kind }: DetailField): boolean => kind === 'flag';

const Details = ({ choice, change, problems }: PartProps & { readonly problems: DetailErrors }) => {
  const fields = detailFieldsOf(choice.service).filter((field) => !isFlag(field));
  if (fields.length === 0) return null;
  return (
    <div className={`${styles.row} ${styles.details}`}>
      {fields.map((field) => (
        <DetailInput
          key={`${choice.service} ${field.key}`}
          field={field}
          value={choice.details[field.key] ?? ''}
          onChange={(value) => change({ details: { [field.key]: value } })}
          error={problems[field.key] ?? null}
        />
      ))}
    </div>
  );
};

const Options = ({ choice, change, namesProblem }: PartProps & { readonly namesProblem: string | null }) => {
  const { options } = fieldsFor(selectedOfferOf(choice));
  const flags = detailFieldsOf(choice.service).filter(isFlag);
  if (options.length + flags.length === 0) return null;
  const toggle = (option: QuoteOption, isOn: boolean) => {
    const others = choice.options.filter((one) => one !== option);
    change({ options: isOn ? [...others, option] : others });
  };
  const setFlag = (key: DetailFieldKey, isOn: boolean) => change({ details: { [key]: isOn ? '1' : '' } });
  return (
    <ul>
      {options.map((option) => (
        <OptionRow
          key={option}
          label={optionLabel(option)}
          note={optionNote(option)}
          percent={optionPercents[option]}
          isSelected={choice.options.includes(option)}
          onChange={(isOn) => toggle(option, isOn)}
        >
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
        </OptionRow>
      ))}
      {flags.map((field) => (
        <OptionRow
          key={field.key}
          label={detailFieldLabel(field)}
          note={flagNote(field.key)}
          percent={field.price?.rule === 'percent' ? field.price.percent : 0}
          isSelected={choice.details[field.key] !== undefined}
          onChange={(isOn) => setFlag(field.key, isOn)}
        />
      ))}
    </ul>
  );
};
