import type { Catalogue } from "../translate.ts";

export const reading: Catalogue = {
  請家長跟進: "Please follow up",
  "一個計劃可以給幾個孩子用？": "How many children can use one plan?",
  "每個計劃只適用於一個孩子。如家中有兩個孩子，請分別為他們選擇計劃。":
    "Each plan is for one child only. If you have two children, please choose a plan for each.",
  "訂閱後可以退款嗎？": "Can I get a refund after subscribing?",
  "訂閱後款項恕不退還。建議先用免費版或由一個月的計劃開始，合適才轉用較長的計劃。":
    "Payments are not refunded. Begin with the free version or a plan of one month, and move to a longer one when it suits.",
  與我們一起成長: "Grow with us",
  "有想法、有疑問，或想在學校使用 GK？歡迎與我們聯絡。":
    "An idea, a question, or a school that would like to use GK? We would love to hear from you.",
  "還有疑問？": "More questions?",
  "親子遠足：城門水塘": "Family hike: Shing Mun Reservoir",
  "走一段平坦的路，認識三種本地樹木。": "A level path and three kinds of local trees.",
  "2026年11月29日": "29 November 2026",
  親子閱讀小組: "Family reading group",
  "每月一晚，與同區家長和孩子一起讀一本繪本。":
    "One evening a month, a picture book with parents and children of the district.",
  加入: "Join",
  常見問題: "Common questions",
  精選: "Featured",
  三個孩子在郊野公園行山: "Three children walking in a country park",
  折扣: "Discount",
  新增第一個孩子: "Add your first child",
  "新增孩子後，便可在 App 發放任務及選擇計劃。":
    "Once you have added a child you can send missions in the app and choose a plan.",
  暫時未有購買紀錄: "No purchases yet",
  "選購計劃後，紀錄會在此顯示。": "Once you have bought a plan, its record shows here.",
  "自動續訂可以隨時關閉嗎？": "Can I turn auto-renew off at any time?",
  "可以。在孩子頁面的「計劃」一欄關閉即可，計劃會維持至到期日，之後不會再收費。":
    "Yes. Turn it off under “Plan” on your child’s page. The plan stays until its end, and nothing is charged after that.",
  "我們相信，只要每天練習一點點，每個孩子都可以成為善良、有責任感的人。":
    "We believe that with a little practice every day each child can grow kind and responsible.",
  "上午 10:00 至中午 12:30，沙田公園。": "10:00 am to noon, Sha Tin Park.",
  "以上均為商戶提供的廣告。": "These are advertisements of the shops.",
  "免費開始使用。孩子準備好再進一步時，選擇最適合你家的計劃。":
    "Begin for free. When your child is ready for the next step, choose the plan that suits your family best.",
  "禮貌不是背出來的句子，而是孩子發現：我一開口，世界就對我笑。":
    "Courtesy isn’t a phrase to learn by heart; it is what a child discovers: I speak, and the world smiles at me.",
  學生: "Pupil",
  班別: "Class",
  聯絡家長: "Message",
  "聯絡家長：{}": "Message the parents of {}",
  陳小晴: "Chan Siu Ching",
  一年級甲班: "1A",
  李阿晞: "Lee Hei",
  歐陽梓軒: "Au-yeung Tsz Hin",
  一年級乙班: "1B",
  本學期的任務: "Missions of this term",
  計劃常見問題: "Questions about plans",
  查看所有常見問題: "See all questions",
  "可以退款嗎？": "Can I get a refund?",
  關於收費: "About prices",
  一年計劃附送價值: "A gift worth over $500",
  "超過 $500 的禮品": "with the one-year plan",
  "確認付款後，我們會與你聯絡安排送遞。數量有限，如有需要會以同等價值的禮品代替。":
    "We’ll contact you about delivery after your payment is confirmed. While supplies last; we may send a gift of equal value.",
  "為甚麼是一隻紅耳鵯？": "Why a bulbul?",
  "App 會要求的權限": "What the app asks for",
  相機及照片: "Camera and photos",
  "以照片匯報任務，或加入個人頭像。": "To report a mission with a photo, or to add a profile picture.",
  通知: "Notifications",
  "提示你有匯報等待批核。": "To tell you that a report is waiting for approval.",
  "二維碼：example.com/download": "QR code: example.com/download",
  "用手機相機掃描，在手機打開這一頁。": "Scan it with your phone’s camera to open this page there.",
  課堂與家中: "In class and at home",
  "任務怎樣進行？": "How does a mission go?",
  認識: "Learn",
  "老師以故事或圖畫介紹一個強項。": "The teacher introduces a strength with a story or a picture.",
  派發: "Hand out",
  "全班收到一個小任務。": "The class is given a small mission.",
  實踐及匯報: "Do and report",
  "學生在學校或家中嘗試，再匯報。": "Pupils try it at school or at home, and report back.",
  批核: "Approve",
  "老師批核匯報，與全班分享所學。": "The teacher approves the reports and shares what was learnt.",
  電郵: "Email",
  辦公時間: "Office hours",
  挑選及派發: "Pick and send",
  "<p>按範疇瀏覽，選一個適合當天的任務，和孩子一起讀，說說為甚麼重要，然後派發。</p>":
    "<p>Choose by category a mission that fits the day, read it together, say why it matters, and send it.</p>",
  "<p>孩子可選用以下一種方式匯報：</p><ul><li>畫圖畫</li><li>錄音</li><li>拍照片</li><li>寫文字</li></ul>":
    "<p>Your child reports in one of four ways:</p><ul><li>A drawing</li><li>A voice message</li><li>A photo</li><li>A few words</li></ul>",
  "<p>細看孩子的匯報，在 2 天內批核，並寫一句你留意到的事。</p>":
    "<p>Look at the report within 2 days, and write a sentence about what you noticed.</p>",
  批核及讚賞: "Approve and praise",
};
