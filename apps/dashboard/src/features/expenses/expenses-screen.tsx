import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useExpenses } from './use-expenses.tsx';

/** SPEC §2, /admin/expenses: what the house spends. */
export const Component = () => <AreaScreen area={useExpenses()} />;
