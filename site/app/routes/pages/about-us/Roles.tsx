import { pictures } from "@gk/ui/pictures";
import { RoleCard, RoleCards } from "@gk/ui/role-card";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { plainText } from "#plain-text";
import type { Chapter } from "../../../content/long-page.ts";
import { phrases } from "../../../words/phrases.tsx";

/** Nobody is shown as they are: the faces are drawn, and take turns. */
const faces = [pictures.avatarMum, pictures.avatarDad, pictures.avatarCaregiver, pictures.avatarGrandparent] as const;

/** The people of a chapter, by what they do. */
export function Roles({ chapter }: { chapter: Chapter | undefined }) {
  if (!chapter) return null;
  return (
    <Stack gap="7" id={chapter.id}>
      <SectionHead align="start" title={phrases(chapter.title)} lead={plainText(chapter.html)} />
      <RoleCards>
        {chapter.parts.map(({ id, title, html }, index) => (
          <RoleCard
            key={id}
            id={id}
            picture={faces[index % faces.length] ?? pictures.avatarMum}
            role={title}
            about={plainText(html)}
          />
        ))}
      </RoleCards>
    </Stack>
  );
}
