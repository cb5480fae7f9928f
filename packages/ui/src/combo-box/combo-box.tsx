import '../select/select.css';
import './combo-box.css';
import { type KeyboardEvent, type ReactNode, type RefAttributes, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/TextField';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { Popover } from '../popover/popover.tsx';
import { getItemId, getItemLabel } from '../select/item-bindings.ts';
import { Options } from '../select/options.tsx';
import { withClass } from '../styles/class-name.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';

/** An item. */
export interface ComboBoxOption {
  readonly id: string | number;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface ComboBoxProps<T extends object = ComboBoxOption>
  extends Omit<AriaComboBoxProps<T>, 'children' | 'items' | 'defaultItems' | 'selectionMode'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  items: readonly T[];
  /** Value of an item. @default item.id */
  bindValue?: (item: T) => string | number;
  /** Label of an item. @default item.label */
  bindLabel?: (item: T) => string;
  placeholder?: string;
  isLoading?: boolean;
  texts?: Partial<Pick<typeof messages.select, 'empty' | 'loading'>> & { open?: string };
}

/** Selects from a list by typing. `allowsCustomValue` accepts other values. */
export function ComboBox<T extends object = ComboBoxOption>({
  label,
  subLabel,
  error,
  items,
  bindValue = getItemId,
  bindLabel = getItemLabel,
  placeholder,
  isLoading = false,
  texts,
  className,
  ...props
}: ComboBoxProps<T>): ReactNode {
  const say = { ...messages.select, ...messages.comboBox, ...texts };
  return (
    <AriaComboBox<T>
      validationBehavior="aria"
      allowsEmptyCollection
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={withClass('bd-field bd-combo-box', className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className="bd-combo-box-field">
        <Field placeholder={placeholder} />
        <Button className="bd-combo-box-button" aria-label={say.open}>
          <Icon name="chevron-down" size={14} />
        </Button>
      </div>
      <FieldNotes subLabel={subLabel} error={error} />
      <Popover className="bd-select-popover">
        <Options
          items={items}
          getId={bindValue}
          getLabel={bindLabel}
          renderOption={(item) => <span className="bd-option-text bd-words">{bindLabel(item)}</span>}
          texts={say}
          isLoading={isLoading}
        />
      </Popover>
    </AriaComboBox>
  );
}

/** Alt + arrow keys open and close the list, which react-aria lacks. Escape closes an open list, and no overlay around it. */
function Field({ placeholder }: { placeholder: string | undefined }) {
  useCompositionGuard();
  const state = useContext(ComboBoxStateContext);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { altKey, key, currentTarget } = event;
    if (key === 'Escape' && state?.isOpen) event.stopPropagation();
    if (!altKey || currentTarget.readOnly) return;
    if (key === 'ArrowDown') state?.open(null, 'manual');
    else if (key === 'ArrowUp') state?.close();
  };
  return <Input className="bd-input" onKeyDown={onKeyDown} {...(placeholder === undefined ? {} : { placeholder })} />;
}
