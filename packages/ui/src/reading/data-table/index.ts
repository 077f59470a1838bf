export { type DataColumn, type DataRow, DataTable, type DataTableProps } from "./DataTable.tsx";
export { type DataCardPlace, dataCardPlaces } from "./DataTable.variants.ts";
