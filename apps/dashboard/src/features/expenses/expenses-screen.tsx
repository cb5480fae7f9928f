import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useExpenses } from './use-expenses.tsx';

/** SPEC §2, /admin/expenses: expenses of the house. */
export const Component = () => <AreaScreen area={useExpenses()} />;
