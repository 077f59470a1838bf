import { Band } from "@gk/ui/band";
import { Container } from "@gk/ui/container";
import { Outlet } from "react-router-dom";

/** A page by itself: the returns from Tap & Go and from other services. @source decision 39 */
export default function BlankLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Band>
        <Container>
          <Outlet />
        </Container>
      </Band>
    </main>
  );
}
