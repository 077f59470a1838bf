import { Button } from "@gk/ui/button";
import { type DateRange, DateRangeField } from "@gk/ui/date-range-field";
import type { ReactNode } from "react";
import { term } from "../school/data.ts";

/** The days are a part of the address, so a plain form is enough, and the page can be shared and marked. */
export function DaysFilter({ days }: { days: DateRange }): ReactNode {
  return (
    <form action="/" className="filter">
      <DateRangeField
        key={`${days.from}–${days.to}`}
        name="days"
        label="统计日期"
        hint="按星期一计入"
        unmarked
        min={term.from}
        max={term.to}
        defaultValue={days}
      />
      <Button type="submit">更新看板</Button>
    </form>
  );
}
