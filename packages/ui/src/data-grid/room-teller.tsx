import { useEffect, useRef } from 'react';
import type { DataColumn, TableRoom, TableView } from '../data-table/data-table-types.ts';
import { columnsWithoutRoom } from './columns-without-room.ts';

interface RoomTellerProps<Row> extends TableRoom {
  readonly columns: readonly DataColumn<Row>[];
  readonly hidden: TableView['hidden'];
  readonly onRoomChange: (noRoom: readonly string[]) => void;
}

/** Renders nothing. Reports the columns that don’t fit, at first and after each change. Cards report none. */
export const RoomTeller = <Row,>({ columns, hidden, width, look, isCards, onRoomChange }: RoomTellerProps<Row>) => {
  // Callers make their columns and functions anew whenever they draw, and draw when they are told.
  const told = useRef<string>(undefined);
  useEffect(() => {
    const noRoom = isCards ? columns.map(({ id }) => id) : columnsWithoutRoom(columns, hidden, width, look);
    const all = JSON.stringify(noRoom);
    if (told.current === all) return;
    told.current = all;
    onRoomChange(noRoom);
  }, [columns, hidden, width, look, isCards, onRoomChange]);
  return null;
};
