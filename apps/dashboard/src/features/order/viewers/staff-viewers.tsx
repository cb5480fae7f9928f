import { Avatar } from '@boostdesk/ui/avatar';
import { Trans } from '@lingui/react/macro';
import styles from './staff-viewers.module.css';
import { useOtherViewers, useStaffViewing } from './use-staff-viewing.ts';

/** Most avatars shown. */
const AVATARS_MAX = 3;

/** Other staff who view the order at this moment. For staff only. */
export const StaffViewers = ({ order }: { readonly order: number }) => {
  useStaffViewing(order);
  const others = useOtherViewers(order);
  const [first, second] = others;
  const more = others.length - 1;
  return (
    <p className={styles.viewers} role="status">
      {first !== undefined && (
        <>
          <span className={styles.avatars}>
            {others.slice(0, AVATARS_MAX).map(({ id, name, image }) => (
              <Avatar key={id} name={name} src={image} size={24} isDecorative />
            ))}
          </span>
          <span>
            {second === undefined && <Trans>{first.name} is also viewing this order</Trans>}
            {second !== undefined && more === 1 && (
              <Trans>
                {first.name} and {second.name} are also viewing this order
              </Trans>
            )}
            {more > 1 && (
              <Trans>
                {first.name} and {more} others are also viewing this order
              </Trans>
            )}
          </span>
        </>
      )}
    </p>
  );
};
