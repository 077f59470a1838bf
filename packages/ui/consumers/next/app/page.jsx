import { Card, CardGrid } from "@gk/ui/card";
import { Glyph } from "@gk/ui/icon";
import { Illustration, pictures } from "@gk/ui/illustration";
import { Tag } from "@gk/ui/tag";
import { AskButton } from "./AskButton.jsx";

/** A server component: the cards are drawn on the server, the question is a client component. */
export default function Page() {
  return (
    <main>
      <h1>成長計劃</h1>
      <Illustration of={pictures.mascotHello} alt="紅耳鵯" eager />
      <CardGrid>
        <li>
          <Card title="初階計劃" href="/plans" meta={<Tag tone="respect">尊重</Tag>} foot={<Glyph name="seed" />}>
            先試一個月。
          </Card>
        </li>
      </CardGrid>
      <AskButton />
    </main>
  );
}
