import { Container } from "@gk/ui/container";
import { Glyph } from "@gk/ui/glyph";
import { Icon, icons } from "@gk/ui/icon";
import { Link } from "@gk/ui/link";
import { Menu } from "@gk/ui/menu";
import { SkipLink } from "@gk/ui/skip-link";
import { Row } from "@gk/ui/stack";
import type { ReactNode } from "react";

const pages = [
  { id: "board", label: "德育看板", href: "/", icon: icons.house },
  { id: "pupils", label: "全部学生", href: "/pupils", icon: icons.users },
  { id: "out", label: "退出登录", href: "/goodbye", icon: icons.logOut, divided: true },
];

/** The school's own head of each page. Its menu opens before scripts, so it can stay on the server. */
export function SchoolHeader(): ReactNode {
  return (
    <>
      <SkipLink target="content" />
      <header className="school-header">
        <Container>
          <Row justify="between" className="school-header-row">
            <Link href="/" className="school-name">
              <Glyph name="badge" />
              晨曦小学
            </Link>
            <Menu
              trigger={
                <>
                  周老师
                  <Icon of={icons.chevronDown} />
                </>
              }
              variant="quiet"
              size="sm"
              align="end"
              items={pages}
            />
          </Row>
        </Container>
      </header>
    </>
  );
}
