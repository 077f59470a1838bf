"use client";

import { Button } from "@gk/ui/button";
import { Combobox, type ComboboxProps } from "@gk/ui/combobox";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";

const load: ComboboxProps["load"] = async (text, signal) => {
  const answer = await fetch(`/api/pupils?text=${encodeURIComponent(text)}`, { signal });
  if (!answer.ok) throw new Error(`The pupils could not be loaded: ${answer.status}`);
  return answer.json();
};

/** Leads to a pupil as soon as one is chosen. Before scripts the form leads to the list of those who go with the text. */
export function PupilSearch(): ReactNode {
  const router = useRouter();
  return (
    <form action="/pupils" className="filter">
      <Combobox
        name="pupil"
        label="查找学生"
        hint="姓名或班级"
        unmarked
        load={load}
        onChange={(pupil) => pupil && router.push(`/pupils/${pupil.value}`)}
      />
      <Button type="submit" variant="secondary">
        查找
      </Button>
    </form>
  );
}
