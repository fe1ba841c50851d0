import type { ColumnType } from 'kysely';

/** When a row was made: set by the database unless told, and never changed. */
export type Made = ColumnType<Date, Date | undefined, never>;
/** When a row last changed. */
export type Changed = ColumnType<Date, Date | undefined, Date>;
