import { expenses, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Expense = ResponseOf<typeof expenses.calls.get>['row'];

export const useExpensesApi = () => useApi({ expenses: expenses.calls }).expenses;
