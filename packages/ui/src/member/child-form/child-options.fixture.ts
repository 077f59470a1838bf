import type { Option, OptionGroup } from "../../forms/field/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import type { ChildFormOptions } from "./index.ts";

/** Options numbered from `first` on, as the product's codes are; between the names of a row stands 「、」 or “; ”. */
const list = (first: number, ...rows: string[]): Option[] =>
  rows.flatMap((names) => names.split(/、|; /)).map((label, place) => ({ value: first + place, label }));

const group = (label: string, first: number, ...rows: string[]): OptionGroup => ({
  label,
  options: list(first, ...rows),
});

/** The product's codes under the product's names, for the stories. */
export const childOptions: Record<Locale, ChildFormOptions> = {
  "zh-HK": {
    genders: list(1, "男孩、女孩"),
    schoolTypes: list(
      1,
      "尚未入學、學前班／幼兒中心、幼稚園（參加幼稚園教育計劃）、幼稚園（私立）、幼稚園（國際）",
      "官立小學、資助小學、直資小學、私立小學、英基學校、國際學校、特殊學校、在家自學、其他",
    ),
    yearLevels: list(
      1,
      "學前班（N 班）、幼兒班（K1）、低班（K2）、高班（K3）、小一、小二、小三、小四、小五、小六、不適用",
    ),
    caregivers: list(
      1,
      "爸爸、媽媽、爺爺、嫲嫲、公公、婆婆、家庭傭工、叔伯姑姨舅父等長輩、成年兄姊、監護人／寄養家庭",
      "課餘託管導師、其他照顧者",
    ),
    areas: [
      group("香港島", 1, "中西區、灣仔區、東區、南區"),
      group("九龍", 5, "油尖旺區、深水埗區、九龍城區、黃大仙區、觀塘區"),
      group("新界", 10, "葵青區、荃灣區、屯門區、元朗區、北區、大埔區、沙田區、西貢區、離島區"),
    ],
    transport: list(1, "步行、港鐵、輕鐵、巴士、小巴、校巴、保母車、私家車、的士、電車、渡輪、單車、其他"),
    eca: [
      group("體育", 101, "游泳、足球、籃球、羽毛球、乒乓球、體操、跆拳道、中國武術、花式跳繩、滾軸溜冰"),
      group("音樂", 201, "鋼琴、小提琴、大提琴、古箏、鼓樂及敲擊樂、合唱團、夏威夷小結他"),
      group("美藝", 301, "繪畫、黏土及陶藝、書法、摺紙及紙藝、戲劇、攝影"),
      group("語文", 401, "英語拼音、普通話、講故事、朗誦、讀書會、其他外語"),
      group("科學與創科", 501, "編程、機械人、科學實驗、積木模型、自然觀察"),
      group("舞蹈", 601, "芭蕾舞、中國舞、爵士舞、嘻哈舞、拉丁舞"),
      group("制服團隊與社會服務", 701, "小童軍、快樂小蜜蜂、親子義工、宗教團體兒童聚會、社區園圃種植"),
      group("棋藝與益智", 801, "國際象棋、中國象棋、圍棋、珠心算、桌上遊戲、扭計骰"),
    ],
  },
  "en-US": {
    genders: list(1, "Boy; Girl"),
    schoolTypes: list(
      1,
      "Not yet at school; Pre-nursery or child care center",
      "Kindergarten (in the Kindergarten Education Scheme); Kindergarten (private)",
      "Kindergarten (international); Government primary school; Aided primary school",
      "Direct Subsidy Scheme (DSS) primary school; Private primary school",
      "English Schools Foundation (ESF) school; International school; Special school; Home schooling",
      "Other",
    ),
    yearLevels: list(
      1,
      "Pre-nursery (PN); K1; K2; K3; Primary 1; Primary 2; Primary 3; Primary 4; Primary 5; Primary 6",
      "Not applicable",
    ),
    caregivers: list(
      1,
      "Father; Mother; Grandfather (father's side); Grandmother (father's side)",
      "Grandfather (mother's side); Grandmother (mother's side); Domestic helper; Aunt or uncle",
      "Grown-up brother or sister; Guardian or foster family; After-school carer; Other caregiver",
    ),
    areas: [
      group("Hong Kong Island", 1, "Central and Western; Wan Chai; Eastern; Southern"),
      group("Kowloon", 5, "Yau Tsim Mong; Sham Shui Po; Kowloon City; Wong Tai Sin; Kwun Tong"),
      group(
        "New Territories",
        10,
        "Kwai Tsing; Tsuen Wan; Tuen Mun; Yuen Long; North; Tai Po; Sha Tin; Sai Kung; Islands",
      ),
    ],
    transport: list(
      1,
      "Walking; MTR; Light Rail; Bus; Minibus; School bus; School private light bus (nanny van)",
      "Private car; Taxi; Tram; Ferry; Bicycle; Other",
    ),
    eca: [
      group(
        "Sport",
        101,
        "Swimming; Football; Basketball; Badminton; Table tennis; Gymnastics; Taekwondo",
        "Chinese martial arts; Rope skipping; Roller skating",
      ),
      group("Music", 201, "Piano; Violin; Cello; Guzheng; Drums and percussion; Choir; Ukulele"),
      group(
        "Art and craft",
        301,
        "Drawing and painting; Clay and pottery; Calligraphy; Origami and paper craft; Drama",
        "Photography",
      ),
      group(
        "Language",
        401,
        "English phonics; Putonghua; Storytelling; Speech and recitation; Reading club; Other languages",
      ),
      group("STEM", 501, "Coding; Robotics; Science experiments; Building bricks; Nature study"),
      group("Dance", 601, "Ballet; Chinese dance; Jazz dance; Hip hop; Latin dance"),
      group(
        "Uniformed groups and community",
        701,
        "Grasshopper Scouts; Happy Bees; Family volunteering; Children's faith group",
        "Community gardening",
      ),
      group("Mind games", 801, "Chess; Chinese chess; Go; Abacus and mental arithmetic; Board games; Puzzle cubes"),
    ],
  },
};
